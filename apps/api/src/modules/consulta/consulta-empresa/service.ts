import type { consultaEmpresa } from '@sgpa/contract/v1/consulta-empresa';
import { FALTA_NIT, faltaNit } from '@sgpa/domain/consulta/consulta-empresa';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { consultarFuera } from '../consulta-fuera.ts';

type Respuesta = z.infer<typeof consultaEmpresa.response>;

interface Pedido {
  nitEmpresa: string;
  matriculaEmpresa?: string | null;
}

/** An employer by NIT, commerce registration, or both, which must fit then. */
export async function consultarEmpresa(
  deps: Pick<Deps, 'db' | 'clock' | 'ovt'>,
  contexto: Contexto,
  { nitEmpresa: nit, matriculaEmpresa }: Pedido,
): Promise<Respuesta> {
  const matricula = matriculaEmpresa ?? '';
  if (faltaNit({ nit, matricula })) throw campoInvalido('nitEmpresa', FALTA_NIT);
  const { empresa } = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-empresa', fuente: 'OVT', recurso: 'empresa', idRecurso: nit || matricula },
    deps.ovt.empresa({ nit, matricula }),
    (respuesta) => respuesta.empresa !== null,
  );
  return { finalizado: empresa !== null, datos: empresa };
}
