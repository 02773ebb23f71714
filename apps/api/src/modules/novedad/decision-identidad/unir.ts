import type { Cuerpo } from '@sgpa/contract/endpoints';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { textoUnida } from '@sgpa/domain/identidad/textos';
import { TEXTO_UNIDOS } from '@sgpa/domain/identidad/textos-decision';
import { impideUnir, solapesAlUnir } from '@sgpa/domain/identidad/union';
import { esSegundoEmpleo } from '@sgpa/domain/titular/cambio-de-empleador';
import { coberturasAparte } from '@sgpa/domain/titular/doble-afiliacion';
import { textoDobleAfiliacion } from '@sgpa/domain/titular/textos';
import type { Operacion } from '../../../operacion.ts';
import { cubrenUnaPorEnte } from '../../afiliacion/aviso-identidad.ts';
import { abrirNovedadIdentidadCorregida } from '../../afiliacion/identidad.queries.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { archivosDelMismoNumero, type FilaTramo, tomarArchivos, tramosDe } from './decision-identidad.queries.ts';
import { abrirDobles, type Quedada, unir } from './decision-identidad.union.queries.ts';

const ACCION = 'decision-identidad';

type Union = NonNullable<Cuerpo<typeof ACCION>['union']>;

interface Pedida {
  idNovedad: number;
  motivo: string;
  union: Union;
}

/** Each group must be what the authority saw and chose from; otherwise the record changed meanwhile. */
function elegir(solapes: readonly (readonly FilaTramo[])[], elegidos: Union['solapes']): Quedada[] {
  if (solapes.length !== elegidos.length) throw new Rechazo('REGISTRO_CAMBIADO');
  return solapes.map((grupo) => {
    const suyos = grupo.map(({ id }) => id);
    const elegido = elegidos.find(({ queda }) => suyos.includes(queda));
    const vistos = elegido && new Set([elegido.queda, ...elegido.repetidas]);
    const [desde] = grupo.map(({ fecha_afiliacion }) => fecha_afiliacion).toSorted();
    if (!elegido || !desde || vistos?.size !== suyos.length || !suyos.every((id) => vistos.has(id)))
      throw new Rechazo('REGISTRO_CAMBIADO');
    return { queda: elegido.queda, repetidas: suyos.filter((id) => id !== elegido.queda), desde };
  });
}

/** Opens a novedad for each pair of affiliations, one of each file, that both cover from now on. */
async function avisarDobles(op: Operacion, deUna: readonly FilaTramo[], deOtra: readonly FilaTramo[]) {
  const pares = deUna
    .filter((tramo) => estaCubierto(tramo, op.hoy))
    .flatMap((una) =>
      coberturasAparte(deOtra, una.id_persona_titular, op.hoy)
        .filter((otra) => !(esSegundoEmpleo(otra, una) && esSegundoEmpleo(una, otra)))
        .map((otra) => ({
          una: una.id,
          otra: otra.id,
          de: otra,
        })),
    );
  const detalle = textoDobleAfiliacion([...new Set(pares.map(({ de }) => de.ente_gestor))]);
  const novedades = await abrirDobles(
    op.trx,
    pares.map(({ una, otra }) => ({ una, otra })),
    detalle,
    op.ahora,
  );
  return { detalle, novedades };
}

/** Writes 'Es la misma persona': all stands under one file; the authority chose which double affiliation stays. */
export async function unirArchivos(op: Operacion, { idNovedad, motivo, union }: Pedida): Promise<string> {
  const { trx, ahora } = op;
  const { id_registro_queda: queda, id_registro_sale: sale } = union;
  await tomarArchivos(trx, [queda, sale]);
  const archivos = await archivosDelMismoNumero(trx, idNovedad);
  const quedante = archivos.find(({ id }) => id === queda);
  const saliente = archivos.find(({ id }) => id === sale);
  if (!quedante || !saliente || quedante.de_la_novedad === saliente.de_la_novedad) throw new Rechazo('NO_ENCONTRADO');
  const par = [quedante, saliente] as const;
  const tramos = await tramosDe(trx, [queda, sale]);
  const razon = impideUnir(par, tramos);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  const solapes = elegir(solapesAlUnir(par, tramos), union.solapes);
  const hecha = await unir(trx, { idNovedad, queda, sale, motivo, solapes }, ahora);
  if (hecha === null) throw new Rechazo('REGISTRO_CAMBIADO');

  const repetidas = new Set(solapes.flatMap((grupo) => grupo.repetidas));
  const quedan = tramos.filter(({ id }) => !repetidas.has(id));
  const deUna = quedan.filter(({ id_persona }) => id_persona === sale);
  const deOtra = quedan.filter(({ id_persona }) => id_persona === queda);
  const dobles = await avisarDobles(op, deUna, deOtra);
  const detalle = textoUnida(saliente, quedante);
  const avisadas = await abrirNovedadIdentidadCorregida(
    trx,
    cubrenUnaPorEnte([...deUna, ...deOtra], op.hoy),
    detalle,
    ahora,
  );
  const abiertas = [
    ...dobles.novedades.map((novedad) => ({ ...novedad, detalle: dobles.detalle })),
    ...avisadas.map((novedad) => ({ ...novedad, detalle })),
  ];
  for (const { id, id_ente_gestor: idEnteGestor, detalle: dicho } of abiertas)
    auditar(op, { accion: ACCION, recurso: 'novedad', idRecurso: id, idEnteGestor, despues: { detalle: dicho } });
  for (const tramo of tramos) {
    const { id, id_ente_gestor: idEnteGestor } = tramo;
    const repetida = solapes.find((grupo) => grupo.repetidas.includes(id));
    if (repetida === undefined && tramo.id_persona !== sale) continue;
    const despues = repetida ? { repetida_de: repetida.queda } : { id_persona: queda };
    const sobre = { accion: ACCION, recurso: 'afiliacion', idRecurso: id, idEnteGestor } as const;
    auditar(op, { ...sobre, antes: { id_persona: tramo.id_persona }, despues });
  }
  const despues = {
    decision: 'MISMA_PERSONA',
    motivo,
    queda,
    sale,
    solapes: solapes.map((s) => ({ ...s, repetidas: [...s.repetidas] })),
  };
  auditarOperacion(op, { accion: ACCION, recurso: 'novedad', idRecurso: idNovedad, despues });
  return TEXTO_UNIDOS;
}
