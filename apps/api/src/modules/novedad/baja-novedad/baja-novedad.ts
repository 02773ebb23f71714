import type { Cuerpo } from '@sgpa/contract/endpoints';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { impideLaNovedad, impideSerLaUnica, yaDadaDeBaja } from '@sgpa/domain/novedad/baja-novedad';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, beneficiariosDe, laAfiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { arrastreDe } from '../../afiliacion/cambios.queries.ts';
import { type Efecto, escribirAccion } from '../../afiliacion/cambios.ts';
import { type RegistroPersona, registrosDePersona } from '../../afiliacion/registros-de-persona.queries.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { tomarPersona } from '../../persona/persona.queries.ts';
import { cerrarConBaja, laNovedad, type NovedadLeida } from '../novedad.queries.ts';

const ACCION = 'baja-novedad';

interface Tomada {
  novedad: NovedadLeida;
  fila: Afiliacion;
  beneficiarios: readonly Afiliacion[];
  /** The person's records in every managing entity tell whether the affiliation is still doubled. */
  registros: readonly RegistroPersona[];
}

/**
 * Locks the person, so that of two entities which end their sides of a double affiliation at once the second finds it
 * gone; then the affiliation, which every writer of its novedades locks first; then what hangs on it. It reads the
 * novedad after that.
 */
async function tomarNovedad({ trx }: Operacion, id: number): Promise<Tomada> {
  const vista = await laNovedad(trx, id).executeTakeFirst();
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  await tomarPersona(trx, vista.id_persona);
  const fila = await laAfiliacion(trx, vista.id_afiliacion).forNoKeyUpdate('a').executeTakeFirst();
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const beneficiarios = await beneficiariosDe(trx, fila.id).forNoKeyUpdate('a').execute();
  const [novedad, registros] = await Promise.all([
    laNovedad(trx, id).executeTakeFirst(),
    registrosDePersona(trx, vista.id_persona),
  ]);
  if (novedad === undefined) throw new Rechazo('NO_ENCONTRADO');
  return { novedad, fila, beneficiarios, registros };
}

/** The affiliation ends today, and its beneficiaries' end as with any baja of a holder. */
function decidir(tomada: Tomada, { hoy }: Operacion, resto: Efecto['resto']) {
  const { novedad, fila, beneficiarios, registros } = tomada;
  const razon = impideLaNovedad(novedad);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  const resultado = aplicarAccion(fila, { tipo: 'baja-novedad' }, hoy);
  if (!resultado.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: resultado.texto });
  const unica = impideSerLaUnica(novedad, fila.id, registros, hoy);
  if (unica !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: unica });
  const { hechos } = resultado;
  const siguen = beneficiarios.flatMap((beneficiario): Efecto[] => {
    const suyos = efectoEnBeneficiario(beneficiario, { antes: fila, despues: hechos, defuncion: false }, hoy);
    return suyos === null ? [] : [{ fila: beneficiario, hechos: suyos, resto }];
  });
  return { baja: { fila, hechos, resto }, siguen };
}

/** Ends for good the affiliation that a novedad is about, and answers the novedad (document 1 §4). */
export async function darDeBajaPorNovedad(op: Operacion, pedido: Cuerpo<typeof ACCION>) {
  const { trx, contexto, ahora } = op;
  const { id_novedad_ente_gestor: id, id_motivo_baja, detalle_baja } = pedido;
  const tomada = await tomarNovedad(op, id);
  const { novedad, fila } = tomada;
  if (yaDadaDeBaja(novedad)) return { mensaje: textoBaja(fila, await arrastreDe(trx, fila.id, ACCION)) };
  const { baja, siguen } = decidir(tomada, op, { id_motivo_baja, detalle_motivo: detalle_baja });
  await escribirAccion(op, ACCION, [baja, ...siguen]);
  const respuesta = { id_motivo_baja, detalle_baja, procesado_en: ahora, id_usuario_proceso: contexto.usuario.id };
  await cerrarConBaja(trx, id, respuesta);
  auditar(op, {
    accion: ACCION,
    recurso: 'novedad',
    idRecurso: id,
    idEnteGestor: novedad.id_ente_gestor,
    antes: { estado: novedad.estado },
    despues: { estado: 'PROCESADA', id_motivo_baja, detalle_baja },
  });
  return { mensaje: textoBaja(baja.hechos, { beneficiarios: siguen.length }) };
}
