import type { Cuerpo, Respuesta } from '@sgpa/contract/endpoints';
import { CODIGO_RESPUESTA } from '@sgpa/contract/shared/rechazos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { textoSeparada } from '@sgpa/domain/identidad/textos';
import { IMPIDE_SEPARAR, TEXTO_POR_DECIDIR_OTRA_VEZ, TEXTO_SEPARADOS } from '@sgpa/domain/identidad/textos-decision';
import type { Operacion } from '../../../operacion.ts';
import { cubrenUnaPorEnte } from '../../afiliacion/aviso-identidad.ts';
import { abrirNovedadIdentidadCorregida } from '../../afiliacion/identidad.queries.ts';
import { auditar, auditarOperacion, mostradas } from '../../auditoria/auditoria.queries.ts';
import { type FilaTramo, tomarArchivos, tramosDe } from './decision-identidad.queries.ts';
import { presentarTramo } from './decision-identidad.ts';
import {
  archivosUnidos,
  type Destino,
  decididas,
  hayAparte,
  juntarOtraVez,
  separar,
  type UnionHecha,
  unionHecha,
} from './decision-identidad.union.queries.ts';

const ACCION = 'decision-identidad';
const LECTURA = 'lectura-decision-identidad';

const MAX_DECIDIDAS = 100;

/** Lists the authority's decisions that still stand, the newest first. */
export async function listarDecididas(op: Operacion, numero: string | null) {
  const filas = await decididas(op.trx, numero, MAX_DECIDIDAS);
  const vistas = filas.map(({ id_afiliacion }) => id_afiliacion);
  const novedades = filas.map(({ id_novedad }) => id_novedad);
  const despues = { novedades, ...mostradas(vistas, { porQuien: numero !== null, filas: filas.length }) };
  auditar(op, { accion: LECTURA, despues });
  return {
    decididas: filas.map(({ id_novedad, id_afiliacion: _, complemento, ...fila }) => ({
      ...fila,
      id_novedad_ente_gestor: id_novedad,
      complemento_documento: complemento,
    })),
  };
}

/** Says why the undo has to wait; null where it need not. */
function impideSeparar(hecha: UnionHecha): string | null {
  if (hecha.hay_otra) return IMPIDE_SEPARAR.otraUnion;
  if (hecha.misma_identidad) return IMPIDE_SEPARAR.mismaIdentidad;
  if (hecha.otra_igual) return IMPIDE_SEPARAR.otraIgual;
  return hecha.fallecido_queda === hecha.fallecido_entonces ? null : IMPIDE_SEPARAR.fallecida;
}

/** Keeps affiliations that came after the join: the person's, or beneficiaries of one that had stood twice. */
const desdeEntonces = (tramos: readonly FilaTramo[], { id_queda, conocidas, titulares }: UnionHecha): FilaTramo[] =>
  tramos.filter(
    (tramo) =>
      !conocidas.includes(tramo.id) &&
      (tramo.id_persona === id_queda || titulares.some(({ queda }) => queda === tramo.id_titular)),
  );

/** Shows what the authority has to say to undo the decision. */
export async function verDecidida(op: Operacion, idNovedad: number): Promise<Respuesta<'decision-identidad/decidida'>> {
  const { trx, hoy } = op;
  const hecha = await unionHecha(trx, idNovedad);
  const lectura = { accion: LECTURA, recurso: 'novedad', idRecurso: idNovedad } as const;
  if (hecha === undefined) {
    auditar(op, lectura);
    if (!(await hayAparte(trx, idNovedad))) throw new Rechazo('NO_ENCONTRADO');
    return { decision: 'DOS_PERSONAS', archivos: [], desde_entonces: [], impedimento: null };
  }
  const archivos = await archivosUnidos(trx, hecha.id);
  const tramos = await tramosDe(trx, [hecha.id_queda]);
  const nuevas = desdeEntonces(tramos, hecha);
  // Both files are one person now, whom any of that person's affiliations names.
  const suya = tramos.find(({ id_persona }) => id_persona === hecha.id_queda);
  const vistas = [suya, ...nuevas].map((tramo) => tramo?.id ?? null);
  auditar(op, { ...lectura, despues: mostradas(vistas, { porQuien: true, filas: vistas.length }) });
  return {
    decision: 'MISMA_PERSONA',
    archivos: archivos.map(({ id, complemento, tipo_doc, ...archivo }) => ({
      ...archivo,
      id_registro: id,
      complemento_documento: complemento,
      extranjero: tipo_doc === 2,
    })),
    desde_entonces: nuevas.map((tramo) => presentarTramo(tramo, hoy)),
    impedimento: impideSeparar(hecha),
  };
}

/** Gives each later affiliation its destination; a beneficiary goes to that person's affiliation as it was. */
function destinosDe(
  pedido: Cuerpo<'decision-identidad/reversion'>,
  tramos: readonly FilaTramo[],
  hecha: UnionHecha,
): Destino[] {
  const nuevas = desdeEntonces(tramos, hecha);
  return pedido.destinos.map(({ idAfiliadoEnteGestor: id, id_registro }) => {
    const tramo = nuevas.find((una) => una.id === id);
    if (tramo === undefined || ![hecha.id_queda, hecha.id_sale].includes(id_registro))
      throw new Rechazo('REGISTRO_CAMBIADO');
    if (tramo.id_persona === hecha.id_queda) return { id, id_persona: id_registro };
    const titular = hecha.titulares
      .find(({ queda }) => queda === tramo.id_titular)
      ?.de.find(({ id_persona }) => id_persona === id_registro);
    if (titular === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
    return { id, id_titular: titular.id };
  });
}

async function separarArchivos(op: Operacion, pedido: Cuerpo<'decision-identidad/reversion'>, vista: UnionHecha) {
  const { trx, ahora, hoy } = op;
  const { id_novedad_ente_gestor: idNovedad, motivo } = pedido;
  await tomarArchivos(trx, [vista.id_queda, vista.id_sale]);
  const hecha = await unionHecha(trx, idNovedad);
  if (hecha === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  const razon = impideSeparar(hecha);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  const destinos = destinosDe(pedido, await tramosDe(trx, [hecha.id_queda]), hecha);
  const [, saliente] = await archivosUnidos(trx, hecha.id);
  if (!(await separar(trx, idNovedad, motivo, destinos, ahora)) || saliente === undefined)
    throw new Rechazo('REGISTRO_CAMBIADO');
  const devueltas = (await tramosDe(trx, [hecha.id_sale])).filter(({ id_persona }) => id_persona === hecha.id_sale);
  const detalle = textoSeparada(saliente);
  const avisadas = await abrirNovedadIdentidadCorregida(trx, cubrenUnaPorEnte(devueltas, hoy), detalle, ahora);
  for (const { id, id_ente_gestor: idEnteGestor } of avisadas)
    auditar(op, { accion: ACCION, recurso: 'novedad', idRecurso: id, idEnteGestor, despues: { detalle } });
  for (const { id, id_ente_gestor: idEnteGestor } of devueltas) {
    const sobre = { accion: ACCION, recurso: 'afiliacion', idRecurso: id, idEnteGestor } as const;
    auditar(op, { ...sobre, antes: { id_persona: hecha.id_queda }, despues: { id_persona: hecha.id_sale } });
  }
  return TEXTO_SEPARADOS;
}

/** Takes a decision of the authority back: what stood before stands again, and the novedad asks anew. */
export async function deshacerDecision(op: Operacion, pedido: Cuerpo<'decision-identidad/reversion'>) {
  const { id_novedad_ente_gestor: idNovedad, motivo, destinos } = pedido;
  const hecha = await unionHecha(op.trx, idNovedad);
  let mensaje = TEXTO_POR_DECIDIR_OTRA_VEZ;
  if (hecha !== undefined) mensaje = await separarArchivos(op, pedido, hecha);
  else if (!(await juntarOtraVez(op.trx, idNovedad, op.ahora))) throw new Rechazo('NO_ENCONTRADO');
  const antes = { decision: hecha === undefined ? 'DOS_PERSONAS' : 'MISMA_PERSONA' };
  const despues = { decision: 'DESHECHA', motivo, destinos };
  auditarOperacion(op, { accion: ACCION, recurso: 'novedad', idRecurso: idNovedad, antes, despues });
  return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje };
}
