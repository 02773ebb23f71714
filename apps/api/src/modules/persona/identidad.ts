import type { PedidoValidacion } from '@sgpa/contract/v2/validacion-titular';
import { separarDocumento } from '@sgpa/domain/shared/documento';
import { contrastar, ESTADO_RESPUESTA, type ResultadoContraste } from '@sgpa/domain/titular/contraste';
import type { Deps } from '../../deps.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import { informarDefuncion } from './persona.queries.ts';

export type DatosIdentidad = Pick<
  PedidoValidacion,
  'numero_documento' | 'tipo_doc' | 'fecha_nacimiento' | 'nombres' | 'primer_apellido' | 'segundo_apellido'
>;

/** Each flag: that field is right; `tipo_documento_correcto` is of `tipo_doc`, national or foreigner. */
export type Banderas = Omit<ResultadoContraste, 'coincide'> & { tipo_documento_correcto: boolean };

export interface PersonaIdentificada {
  codigo: typeof ESTADO_RESPUESTA.COINCIDE | typeof ESTADO_RESPUESTA.FALLECIDO;
  banderas: Banderas;
  persona: PersonaSegip;
}

export type Contraste =
  | { codigo: typeof ESTADO_RESPUESTA.SIN_SERVICIO | typeof ESTADO_RESPUESTA.NO_ENCONTRADO }
  | { codigo: typeof ESTADO_RESPUESTA.NO_COINCIDE; banderas: Banderas }
  | PersonaIdentificada;

/** The identity service knows only that the document's owner died: document 2 §2, deceased step 3. */
export const esFallecidoSinIdentidad = ({ fallecido, nombres }: PersonaSegip): boolean =>
  fallecido && nombres.trim() === '';

/** Asks the identity service and compares, in validation and again in saving (acuerdos §8, estado_respuesta). */
export async function contrastarIdentidad({ segip }: Pick<Deps, 'segip'>, pedido: DatosIdentidad): Promise<Contraste> {
  const { numero, complemento } = separarDocumento(pedido.numero_documento);
  const respuesta = await segip.consultar({ numero, complemento, fechaNacimiento: pedido.fecha_nacimiento });
  if (!respuesta.disponible) return { codigo: ESTADO_RESPUESTA.SIN_SERVICIO };
  if (respuesta.tipo !== 'encontrado') return { codigo: ESTADO_RESPUESTA.NO_ENCONTRADO };

  const { persona } = respuesta;
  const conocidos = {
    fecha_nacimiento: persona.fechaNacimiento,
    nombres: persona.nombres,
    primer_apellido: persona.primerApellido,
    segundo_apellido: persona.segundoApellido,
  };
  const { coincide, ...deCampos } = contrastar(
    { ...pedido, numero_documento: numero, complemento_documento: complemento },
    {
      // Where nothing is known, names and birth date have nothing to differ from.
      ...(esFallecidoSinIdentidad(persona) ? pedido : conocidos),
      numero_documento: persona.numero,
      complemento_documento: persona.complemento,
    },
  );
  // A foreigner's number was asked as a national's, or the other way round: the number is right, its kind is not.
  const otraClase = pedido.tipo_doc !== undefined && (pedido.tipo_doc === 2) !== persona.extranjero;
  const banderas = { ...deCampos, tipo_documento_correcto: !otraClase };
  if (!coincide || otraClase) return { codigo: ESTADO_RESPUESTA.NO_COINCIDE, banderas };
  return { codigo: persona.fallecido ? ESTADO_RESPUESTA.FALLECIDO : ESTADO_RESPUESTA.COINCIDE, banderas, persona };
}

/**
 * Notes that the identity service reported a death, in a table that only the server writes: the database takes nobody
 * else's word for it (ADR 11, `persona_marcar_fallecida`). It runs before the transaction that marks the person.
 */
export async function anotarPorSegip({ dbIngreso }: Pick<Deps, 'dbIngreso'>, identidad: Contraste): Promise<void> {
  if (identidad.codigo !== ESTADO_RESPUESTA.FALLECIDO) return;
  const { numero, complemento, extranjero } = identidad.persona;
  await informarDefuncion(dbIngreso, numero, complemento ?? '', extranjero ? 2 : 1);
}
