import type { Cuerpo } from '@sgpa/contract/endpoints';
import { FALTA_NIT, faltaNit } from '@sgpa/domain/consulta/consulta-empresa';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { consultarFuera } from '../consulta-fuera.ts';

/** Finds an employer by NIT, commerce registration, or both, which must then fit each other. */
export async function consultarEmpresa(
  deps: Pick<Deps, 'db' | 'clock' | 'ovt'>,
  contexto: Contexto,
  { nitEmpresa: nit, matriculaEmpresa }: Cuerpo<'consulta-empresa'>,
) {
  const matricula = matriculaEmpresa ?? '';
  if (faltaNit({ nit, matricula })) throw campoInvalido('nitEmpresa', FALTA_NIT);
  const { empresa } = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-empresa', de: { empresa: nit || matricula } },
    deps.ovt.empresa({ nit, matricula }),
    (respuesta) => respuesta.empresa !== null,
  );
  return { finalizado: empresa !== null, datos: empresa };
}
