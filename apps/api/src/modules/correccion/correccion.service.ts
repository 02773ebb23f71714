import type { RegistroCorregido } from '@sgpa/contract/shared/correccion';
import { CODIGO_RESPUESTA, type RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { admiteAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { impideAfiliacion } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, momentoDe, type Operacion } from '../../operacion.ts';
import { tomarTitularDe } from '../afiliacion/hallar.ts';
import { registrosDePersona } from '../afiliacion/registros-de-persona.queries.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import { resolverContacto } from '../persona/contacto.ts';
import { prepararFoto } from '../persona/foto.ts';
import { fotoComoUrl } from '../persona/persona.presenter.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import { contactoDe } from './correccion.presenter.ts';
import { type AccionActualizacion, escribirActualizacion } from './escribir-correccion.ts';
import { type Corregible, type FilaCompleta, filaCompleta } from './registro-completo.queries.ts';
import { type Cual, hallarCompleta } from './registro-completo.ts';

function exigirAccion({ contexto, hoy }: Operacion, fila: FilaCompleta, accion: AccionActualizacion): void {
  const estado = estadoEn(fila, hoy);
  const { tipo, tipo_asegurado: tipoAsegurado } = fila;
  if (admiteAccion({ estado, tipo, tipoAsegurado, rol: contexto.usuario.rol }, accion)) return;
  throw new Rechazo('CORRECCION_SIN_COBERTURA', { estado: estadoDe(estado).nombre });
}

/** A corrected beginning must not pass what came after it, nor overlap another affiliation of the person. */
async function exigirLugar({ trx, hoy }: Operacion, fila: FilaCompleta, { fecha_afiliacion, id_entidad }: Corregible) {
  if (fecha_afiliacion === fila.fecha_afiliacion && id_entidad === fila.id_entidad) return;
  const despues = [fila.fecha_baja, fila.fecha_derechohabiente].filter((fecha) => fecha !== null).sort()[0];
  if (despues !== undefined && fecha_afiliacion > despues) {
    throw new Rechazo('AFILIACION_TRAS_LA_BAJA', { hasta: mostrarFecha(despues) });
  }
  const otras = (await registrosDePersona(trx, fila.id_persona)).filter(({ id }) => id !== fila.id);
  const impide = impideAfiliacion(otras, { ...fila, fecha_afiliacion, id_entidad }, hoy);
  if (impide) throw new Rechazo(impide.codigo, { desde: impide.desde, hasta: impide.hasta });
}

type TitularTomado = Awaited<ReturnType<typeof tomarTitularDe>>;

/** A beneficiary begins no earlier than the holder. */
function exigirTitular(fila: FilaCompleta, { fecha_afiliacion }: Corregible, titular: TitularTomado): void {
  if (titular === null || fecha_afiliacion === fila.fecha_afiliacion) return;
  const problema = revisarFechaJuntoAlTitular(fecha_afiliacion, titular.fecha_afiliacion);
  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });
}

const TEXTO_ACTUALIZADO =
  'REGISTRO GUARDADO. La solicitud fue procesada con éxito, y los dados fueron actualizados con éxito.';

type Contacto = Omit<RegistroCorregido['persona'], 'foto_persona'>;

interface Correccion extends Cual, RegistroCorregido {
  accion: AccionActualizacion;
  /** Gives the columns to write and adds their problems to `problemas`; what was not sent stays as `vista` has it. */
  preparar(vista: FilaCompleta, persona: Contacto, hoy: FechaCivil, problemas: DetalleDeCampo[]): Promise<Corregible>;
  /** Locks, checks and changes a holder's beneficiaries before the row itself is written. */
  acompanar?(op: Operacion, fila: FilaCompleta, cambios: Corregible): Promise<void>;
  seguir?(op: Operacion, fila: FilaCompleta): Promise<void>;
}

/** Neither what the caller was shown nor what this request read before has changed. */
const esLaVista = (fila: FilaCompleta, vista: FilaCompleta, { version, version_ficha }: Correccion): boolean =>
  fila.version === vista.version &&
  fila.version_ficha === vista.version_ficha &&
  fila.version === (version ?? fila.version) &&
  fila.version_ficha === (version_ficha ?? fila.version_ficha);

const { entries, fromEntries } = Object;

/** Drops the fields that were not sent: null empties a field, absence keeps it. */
export const enviados = <T extends object>(pedido: T): Partial<T> =>
  fromEntries(entries(pedido).filter(([, valor]) => valor !== undefined)) as Partial<T>;

/**
 * Updates a whole record (document 2 §2 update forms). The identity is the identity service's and is not read; a record
 * that changed after it was shown is refused, and nothing is overwritten.
 */
export async function actualizarRegistro(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
  correccion: Correccion,
): Promise<RespuestaAccion> {
  const anterior = respuestaAnterior<RespuestaAccion>(intencion);
  if (anterior) return anterior;
  const { accion, id, tipo, preparar, acompanar, seguir } = correccion;
  const { foto_persona, ...contacto } = correccion.persona;
  const momento = momentoDe(deps.clock);
  const vista = await enOperacion(deps, contexto, (op) => hallarCompleta(op, { id, tipo }));
  const problemas: DetalleDeCampo[] = [];
  const persona = { ...contactoDe(vista), ...enviados(contacto) };
  const listas = { db: deps.db, hoy: momento.hoy, yaTiene: [vista.id_genero, vista.id_estado_civil] };
  const ficha = await resolverContacto(listas, 'persona', persona, problemas);
  const cambios = await preparar(vista, persona, momento.hoy, problemas);
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  // The form sends back the photo that it was given: encoding it anew would degrade it a little at each save.
  const foto = foto_persona === fotoComoUrl(vista.foto) ? null : await prepararFoto(foto_persona);
  const sinFoto = correccion.quitar_foto === true && foto === null;
  const escritura = { accion, cambios, ficha: { ...ficha, foto }, sinFoto };
  const corregir = async (op: Operacion): Promise<RespuestaAccion> => {
    const { trx } = op;
    await tomarPersona(trx, vista.id_persona);
    const titular = await tomarTitularDe(trx, vista);
    const fila = await filaCompleta(trx, id, tipo, { tomar: true });
    if (fila === undefined || !esLaVista(fila, vista, correccion)) throw new Rechazo('REGISTRO_CAMBIADO');
    exigirAccion(op, fila, accion);
    await exigirLugar(op, fila, cambios);
    exigirTitular(fila, cambios, titular);
    await acompanar?.(op, fila, cambios);
    await escribirActualizacion(op, fila, escritura);
    await seguir?.(op, fila);
    return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje: TEXTO_ACTUALIZADO };
  };
  return escribirUnaVez(deps, contexto, intencion, corregir, momento);
}
