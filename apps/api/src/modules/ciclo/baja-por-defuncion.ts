import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { type Confirmante, confirmanteDe } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { separarDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, type Operacion } from '../../operacion.ts';
import type { Efecto } from '../afiliacion/cambios.ts';
import { anotarInformada, registrarDefuncion } from '../afiliacion/defuncion.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { contrastarIdentidad, type DatosIdentidad, type Identidad } from '../persona/identidad.ts';
import { identidadesDeHoy } from '../persona/persona.queries.ts';
import { type Decidida, respuestaHecha } from './accion.ts';

const NO_ES_LA_SUYA: readonly number[] = [ESTADO_RESPUESTA.NO_ENCONTRADO, ESTADO_RESPUESTA.NO_COINCIDE];

/**
 * The identity service knows a person who was named by former data (acuerdos §12 'One person') by what the file says
 * now.
 */
async function contrastarConLoDeHoy(deps: Deps, contexto: Contexto, persona: DatosIdentidad): Promise<Identidad> {
  const identidad = await contrastarIdentidad(deps, persona);
  if (!NO_ES_LA_SUYA.includes(identidad.codigo)) return identidad;
  const [suya, otra] = await enOperacion(deps, contexto, ({ trx }) =>
    identidadesDeHoy(trx, separarDocumento(persona.numero_documento), persona.fecha_nacimiento ?? null).execute(),
  );
  if (suya === undefined || otra !== undefined) return identidad;
  return contrastarIdentidad(deps, {
    numero_documento: unirDocumento(suya.numero_documento, suya.complemento),
    fecha_nacimiento: suya.fecha_nacimiento,
    tipo_doc: suya.tipo_doc,
  });
}

/** The identity service is asked about a death that an entity records; the authority's own word needs no other. */
export async function quienConfirma(
  deps: Deps,
  contexto: Contexto,
  persona: DatosIdentidad,
): Promise<Confirmante | null> {
  const autoridad = esRolAutoridad(contexto.usuario.rol);
  if (autoridad) return confirmanteDe({ autoridad, segip: false });
  const identidad = await contrastarConLoDeHoy(deps, contexto, persona);
  await anotarInformada(deps, identidad);
  return confirmanteDe({ autoridad, segip: identidad.codigo === ESTADO_RESPUESTA.FALLECIDO });
}

export interface BajaAdmitida extends Efecto {
  hechos: HechosAfiliacion;
  resto: { id_motivo_baja: number; detalle_motivo: string | null };
}

/** A baja for death ends everything that the person has in the managing entity (ADR 16). */
export async function darDeBajaPorDefuncion(
  op: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  baja: BajaAdmitida,
  confirma: Confirmante | null,
  registros: readonly RegistroPersona[],
): Promise<Decidida<RespuestaAccion>> {
  const { fila, hechos, resto } = baja;
  const registro = { accion, fecha: op.hoy, confirma, resto };
  const { propias, beneficiarios, avisados } = await registrarDefuncion(op, fila, registro, registros);
  const otras = propias.filter((propia) => propia.fila.id !== fila.id);
  const texto = textoBaja(hechos, { beneficiarios: beneficiarios.length, otras: otras.length, avisados });
  return { cambios: [baja, ...otras, ...beneficiarios], respuesta: respuestaHecha(texto) };
}
