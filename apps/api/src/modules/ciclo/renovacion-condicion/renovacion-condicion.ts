import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { impedimentoDeAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { impideAfiliacion } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { finPorEdad, type LimiteDeEdad } from '@sgpa/domain/cobertura/edad';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { renovarCondicion, textoCondicion } from '@sgpa/domain/cobertura/renovacion-condicion';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { rolAtiende } from '@sgpa/domain/titular/tipo-asegurado';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { momentoDe, type Operacion } from '../../../operacion.ts';
import { type Afiliacion, afiliacionPorId } from '../../afiliacion/afiliacion.queries.ts';
import { deQuienDepende } from '../../afiliacion/aviso-edad.queries.ts';
import { avisarEdadDe } from '../../afiliacion/aviso-edad.ts';
import {
  type CondicionPreparada,
  edadesDeTodos,
  guardarCondicion,
  prepararCondicion,
} from '../../afiliacion/condicion.ts';
import { exigirVida, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { registrosDePersona } from '../../afiliacion/registros-de-persona.queries.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../../idempotencia/idempotencia.service.ts';
import { tomarPersona } from '../../persona/persona.queries.ts';
import { accionSobre, respuestaHecha } from '../accion.ts';

const ACCION = 'renovacion-condicion';
const FALTA = 'Elija estudiante o invalidez.';

interface Preparado {
  preparada: CondicionPreparada;
  edades: readonly LimiteDeEdad[];
}

/** The person is locked before any of their affiliations, as by everybody who writes more than one. */
async function hallar({ trx, contexto }: Operacion, { idAfiliadoEnteGestor }: Cuerpo<'renovacion-condicion'>) {
  const vista = await afiliacionPorId(trx, idAfiliadoEnteGestor);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  if (!rolAtiende(contexto.usuario.rol, vista.tipo_asegurado)) throw new Rechazo('SIN_PERMISO');
  await tomarPersona(trx, vista.id_persona);
  return vista;
}

async function exigirRenovable({ trx, hoy }: Operacion, fila: Afiliacion): Promise<void> {
  await exigirVida(trx, fila);
  const impide = impedimentoDeAccion(
    { ...fila, estado: estadoEn(fila, hoy), tipoAsegurado: fila.tipo_asegurado },
    ACCION,
  );
  if (impide !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: impide });
}

/** Gives the last day by age that the condition leaves; null where the right does not end by age. */
async function finConCondicion(
  { trx }: Operacion,
  fila: Afiliacion,
  preparada: CondicionPreparada,
  edades: readonly LimiteDeEdad[],
) {
  const quien = await deQuienDepende(trx, fila.id);
  return quien === undefined || quien.exenta_de_edad ? null : finPorEdad({ ...quien, ...preparada }, edades);
}

/** A right that opens again must not overlap another affiliation of the person. */
async function exigirLugar({ trx, hoy }: Operacion, fila: Afiliacion, hechos: HechosAfiliacion): Promise<void> {
  if (estaCubierto(fila, hoy)) return;
  const otras = (await registrosDePersona(trx, fila.id_persona)).filter(({ id }) => id !== fila.id);
  const impide = impideAfiliacion(otras, { ...fila, fin_cobertura: finDeCobertura(hechos) }, hoy);
  if (impide) throw new Rechazo(impide.codigo, { desde: impide.desde, hasta: impide.hasta });
}

const decidirRenovacion = accionSobre(hallar, ACCION, {
  // The holder is locked before its beneficiary.
  resolver: ({ trx }, _pedido: Cuerpo<'renovacion-condicion'> & Preparado, vista) => tomarTitularDe(trx, vista),
  yaHecha: () => null,
  async decidir(op, fila, { preparada, edades }, titular) {
    await exigirRenovable(op, fila);
    const fin = await finConCondicion(op, fila, preparada, edades);
    const defuncion = titular?.id_motivo_baja === MOTIVO_DEFUNCION;
    const resultado = renovarCondicion(fila, fin, titular && { hechos: titular, defuncion }, op.hoy);
    if (!resultado.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: resultado.texto });
    await exigirLugar(op, fila, resultado.hechos);
    const { condicion, condicion_hasta } = preparada;
    const hechos = { ...resultado.hechos, condicion };
    return { efectos: [{ fila, hechos, resto: { condicion_hasta } }], respuesta: { fila, hechos } };
  },
});

async function escribir(op: Operacion, pedido: Cuerpo<'renovacion-condicion'> & Preparado): Promise<RespuestaAccion> {
  const { fila, hechos } = await decidirRenovacion(op, pedido);
  await guardarCondicion(op, fila, pedido.preparada);
  await avisarEdadDe(op, ACCION, fila.id);
  return respuestaHecha(textoCondicion(hechos, op.hoy));
}

/** Records what lets a beneficiary's right go on beyond the age; up to 90 days after its end by age, it opens again. */
export async function renovar(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Cuerpo<'renovacion-condicion'>,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const anterior = respuestaAnterior<RespuestaAccion>(intencion);
  if (anterior !== null) return anterior;
  const momento = momentoDe(deps.clock);
  const problemas: DetalleDeCampo[] = [];
  const preparada = await prepararCondicion(pedido, momento.hoy, problemas);
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  if (preparada === null) throw campoInvalido('condicion', FALTA);
  // The ages are read before the transaction, which has only one connection.
  const edades = await edadesDeTodos(deps.db);
  return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, { ...pedido, preparada, edades }), momento);
}
