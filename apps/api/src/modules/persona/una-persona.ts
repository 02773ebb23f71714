import { type Reconocida, reconocer, type SegunArchivo } from '@sgpa/domain/identidad/una-persona';
import { type NumeroDocumento, TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import { esFallecidoSinIdentidad } from './identidad.ts';
import { type Archivo, archivosDelNumero, type IdentidadPersona, informarIdentidad } from './persona.queries.ts';

/** Tells which of the number's files is the person's. */
export type Reconocimiento = Reconocida<Archivo>;

export type PersonaReconocida = PersonaSegip & { reconocimiento: Reconocimiento };

/** Turns what the identity service tells into what the register keeps. */
export const identidadDe = (persona: PersonaSegip): IdentidadPersona => ({
  tipo_documento: TIPO_DOCUMENTO,
  tipo_doc: persona.extranjero ? 2 : 1,
  numero_documento: persona.numero,
  complemento: persona.complemento ?? '',
  fecha_nacimiento: persona.fechaNacimiento,
  nombres: persona.nombres,
  primer_apellido: persona.primerApellido,
  segundo_apellido: persona.segundoApellido,
  sexo: persona.sexo,
});

/** Reads the files while the identity service answers; a file to correct is looked at again where it is written. */
export const archivosDe = (
  { dbIngreso, clock }: Pick<Deps, 'dbIngreso' | 'clock'>,
  { alcance }: Contexto,
  numero: NumeroDocumento,
): Promise<Archivo[]> => archivosDelNumero(dbIngreso, numero, hoyEnLaPaz(clock.ahora()), alcance.entes);

async function preguntarPorArchivo({ segip }: Pick<Deps, 'segip'>, archivo: Archivo): Promise<SegunArchivo> {
  const respuesta = await segip.consultar({
    numero: archivo.numero_documento,
    complemento: archivo.complemento,
    fechaNacimiento: archivo.fecha_nacimiento,
  });
  if (!respuesta.disponible) return { tipo: 'sin_servicio' };
  if (respuesta.tipo !== 'encontrado') return { tipo: respuesta.tipo };
  return { tipo: 'encontrado', persona: identidadDe(respuesta.persona) };
}

/** Takes the operator's names and date, where the identity service holds none; they correct no file. */
function reconocerSinIdentidad(archivos: readonly Archivo[], persona: PersonaSegip): Reconocimiento {
  const reconocimiento = reconocer(archivos, identidadDe(persona), null);
  if (reconocimiento.clase === 'CORREGIDA') return { clase: 'MISMA', archivo: reconocimiento.archivo };
  return reconocimiento.clase === 'PREGUNTAR'
    ? { clase: 'NO_SE_SABE', archivos: [reconocimiento.archivo] }
    : reconocimiento;
}

/**
 * Decides whose file it is (acuerdos §12 'One person'); asks the identity service once more, with the file's own data,
 * where the rule wants it. `hallada` is the service's answer; `persona` is the same, with the given data where it holds
 * nothing.
 */
export async function reconocerPersona(
  deps: Pick<Deps, 'segip'>,
  archivos: readonly Archivo[],
  hallada: PersonaSegip,
  persona: PersonaSegip = hallada,
): Promise<Reconocimiento> {
  if (esFallecidoSinIdentidad(hallada)) return reconocerSinIdentidad(archivos, persona);
  const dicha = identidadDe(persona);
  const reconocimiento = reconocer(archivos, dicha, null);
  return reconocimiento.clase === 'PREGUNTAR'
    ? reconocer(archivos, dicha, await preguntarPorArchivo(deps, reconocimiento.archivo))
    : reconocimiento;
}

/** Notes what the identity service said, as only the server can: without it the database corrects no file. */
export async function anotarCorreccion(
  { dbIngreso }: Pick<Deps, 'dbIngreso'>,
  reconocimiento: Reconocimiento,
  persona: PersonaSegip,
): Promise<void> {
  if (reconocimiento.clase === 'CORREGIDA') await informarIdentidad(dbIngreso, identidadDe(persona));
}

/** What the identity service tells where the number is on record, with nobody of the data that were asked for. */
export type SegunSegip = { tipo: 'consta'; archivo: Archivo } | { tipo: 'nadie' | 'no_se_sabe' | 'sin_servicio' };

export async function buscarPorSegip(
  deps: Pick<Deps, 'dbIngreso' | 'clock' | 'segip'>,
  contexto: Contexto,
  documento: { numero: NumeroDocumento; complemento: string; fechaNacimiento: FechaCivil },
): Promise<SegunSegip> {
  const [respuesta, archivos] = await Promise.all([
    deps.segip.consultar(documento),
    archivosDe(deps, contexto, documento.numero),
  ]);
  if (!respuesta.disponible) return { tipo: 'sin_servicio' };
  if (respuesta.tipo !== 'encontrado') return { tipo: 'nadie' };
  const { complemento, fecha_nacimiento } = identidadDe(respuesta.persona);
  // Whoever is the number's only bearer is told of, whatever birth date was asked with.
  if (complemento !== documento.complemento || fecha_nacimiento !== documento.fechaNacimiento) return { tipo: 'nadie' };
  const reconocimiento = await reconocerPersona(deps, archivos, respuesta.persona);
  if (reconocimiento.clase === 'NO_SE_SABE') return { tipo: 'no_se_sabe' };
  return reconocimiento.clase === 'OTRA' ? { tipo: 'nadie' } : { tipo: 'consta', archivo: reconocimiento.archivo };
}
