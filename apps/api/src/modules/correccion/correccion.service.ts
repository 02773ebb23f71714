import type { datosContactoPedido } from '@sgpa/contract/shared/contacto';
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { admiteAccion } from '@sgpa/domain/asegurado/acciones-fila';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { TEXTO_YA_EXISTE, textoCoberturaVigente } from '@sgpa/domain/titular/textos';
import type { z } from 'zod';
import type { Contexto } from '../../contexto.ts';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { RESPUESTA, Rechazo, realizarAccion, rechazarCambiado } from '../afiliacion/accion.service.ts';
import { afiliacionPrevia } from '../afiliacion/afiliacion-previa.queries.ts';
import { resolverContacto } from '../afiliacion/codigos.ts';
import { tomarTitularDe } from '../afiliacion/hallar.ts';
import { type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import { prepararFoto } from '../persona/foto.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import { contactoDe, fotoComoUrl } from './contacto.presenter.ts';
import { type AccionActualizacion, escribirActualizacion } from './escribir-correccion.ts';
import { type Corregible, type FilaCompleta, filaCompleta } from './registro-completo.queries.ts';
import { type Cual, hallarCompleta } from './registro-completo.ts';

const TEXTO_ACTUALIZADO =
  'REGISTRO GUARDADO. La solicitud fue procesada con éxito, y los dados fueron actualizados con éxito.';

type Contacto = Omit<z.infer<typeof datosContactoPedido>, 'foto_persona'>;

interface Correccion extends Cual {
  accion: AccionActualizacion;
  /** The one that the form was filled with; without it, the one found at the start. */
  version: number | null;
  /** The same of the person's file, which other affiliations share. */
  versionFicha: number | null;
  persona: z.infer<typeof datosContactoPedido>;
  /** The columns to write; adds what is wrong with them to `problemas`. What was not sent stays as `vista` has it. */
  preparar(vista: FilaCompleta, persona: Contacto, hoy: string, problemas: ProblemaCampo[]): Promise<Corregible>;
  /** What hangs on a holder: holds it, refuses, changes. Comes before the row is written. */
  acompanar?(trx: Trx, fila: FilaCompleta, cambios: Corregible, ahora: Date): Promise<void>;
}

/** Neither what the caller was shown nor what we saw ourselves a moment ago has changed since. */
const esLaVista = (fila: FilaCompleta, vista: FilaCompleta, { version, versionFicha }: Correccion): boolean =>
  fila.version === vista.version &&
  fila.version_ficha === vista.version_ficha &&
  fila.version === (version ?? fila.version) &&
  fila.version_ficha === (versionFicha ?? fila.version_ficha);

type TitularTomado = Awaited<ReturnType<typeof tomarTitularDe>>;

const { entries, fromEntries } = Object;

/** Without what was left out: null empties a field, absence keeps it. */
export const enviados = <T extends object>(pedido: T): Partial<T> =>
  fromEntries(entries(pedido).filter(([, valor]) => valor !== undefined)) as Partial<T>;

function exigirAccion(fila: FilaCompleta, accion: Correccion['accion'], rol: string, hoy: string): void {
  const estado = estadoEn(fila, hoy);
  const { tipo, tipo_asegurado: tipoAsegurado } = fila;
  if (admiteAccion({ estado, tipo, tipoAsegurado, rol }, accion)) return;
  const { nombre } = estadoDe(estado);
  throw new Rechazo(`La actualización solo se puede registrar con la cobertura vigente. Estado actual: ${nombre}.`);
}

/** A corrected beginning must not pass what came after it, nor meet another affiliation of the person. */
async function exigirLugar(trx: Trx, fila: FilaCompleta, { fecha_afiliacion, id_entidad }: Corregible): Promise<void> {
  if (fecha_afiliacion === fila.fecha_afiliacion && id_entidad === fila.id_entidad) return;
  const despues = [fila.fecha_baja, fila.fecha_derechohabiente].filter((fecha) => fecha !== null).sort()[0];
  if (despues !== undefined && fecha_afiliacion > despues) {
    const hasta = mostrarFecha(despues);
    throw new Rechazo(`La fecha de afiliación no puede ser posterior a la fecha de baja (${hasta}).`);
  }
  const { id, id_persona, id_ente_gestor, fin_cobertura } = fila;
  const otra = await afiliacionPrevia(
    trx,
    { id_persona, id_ente_gestor, id_entidad, fecha_afiliacion, fin_cobertura },
    id,
  );
  if (otra)
    throw new Rechazo(otra.misma ? TEXTO_YA_EXISTE : textoCoberturaVigente(mostrarFecha(otra.fecha_afiliacion)));
}

function exigirTitular(fila: FilaCompleta, { fecha_afiliacion }: Corregible, titular: TitularTomado): void {
  if (titular === null || fecha_afiliacion === fila.fecha_afiliacion) return;
  const problema = revisarFechaJuntoAlTitular(fecha_afiliacion, titular.fecha_afiliacion);
  if (problema !== null) throw new Rechazo(problema.texto);
}

/**
 * Updates a whole record (document 2 §2 update forms). Identity is the identity service's and is not read; a record that
 * changed since it was shown is refused, and nothing is overwritten.
 */
export async function actualizarRegistro(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  intencion: Intencion | null,
  correccion: Correccion,
): Promise<RespuestaAccion> {
  const anterior = await respuestaAnterior<RespuestaAccion>(deps, contexto, intencion);
  if (anterior) return anterior;
  const { accion, id, tipo, preparar, acompanar } = correccion;
  const { foto_persona, ...contacto } = correccion.persona;
  const ahora = deps.clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  const vista = await conAlcance(deps.db, contexto.alcance, (trx) => hallarCompleta(trx, contexto, { id, tipo }));
  const problemas: ProblemaCampo[] = [];
  const persona = { ...contactoDe(vista), ...enviados(contacto) };
  const ficha = await resolverContacto(deps.db, 'persona', persona, problemas);
  const cambios = await preparar(vista, persona, hoy, problemas);
  if (problemas.length > 0) throw new AppError('SOLICITUD_INVALIDA', {}, problemas);
  // The form sends back the photo that it was given: encoding it anew would wear it out a little at each save.
  const foto = foto_persona === fotoComoUrl(vista.foto) ? null : await prepararFoto(foto_persona);
  const escritura = { accion, cambios, ficha: { ...ficha, foto } };
  return realizarAccion(deps, contexto, intencion, async (trx) => {
    await tomarPersona(trx, vista.id_persona);
    const titular = await tomarTitularDe(trx, vista);
    const fila = await filaCompleta(trx, id, tipo, { bloquear: true });
    if (fila === undefined || !esLaVista(fila, vista, correccion)) return rechazarCambiado();
    exigirAccion(fila, accion, contexto.usuario.rol, hoy);
    await exigirLugar(trx, fila, cambios);
    exigirTitular(fila, cambios, titular);
    await acompanar?.(trx, fila, cambios, ahora);
    await escribirActualizacion(trx, contexto, ahora, fila, escritura);
    return { codigo_respuesta: RESPUESTA.HECHO, mensaje: TEXTO_ACTUALIZADO };
  });
}
