import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { ESTADO_ASEGURADO } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import { enOperacion, momentoDe } from '../../operacion.ts';
import { poblacionAsegurada } from '../afiliacion/poblacion-asegurada.queries.ts';
import { registrosEnTodosLosEntes } from '../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { contrastarIdentidad } from '../persona/identidad.ts';
import { consultarFuentesPago } from './fuentes-pago.ts';
import { presentarAsegurado, presentarPersona, presentarSinPersona } from './validacion.presenter.ts';

type ValidacionDeps = Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt' | 'senasir' | 'gestora'>;

/** Insured records of the person everywhere: covered somewhere 400, only former ones 401, none 402. */
async function buscarAsegurado(
  { db }: Pick<Deps, 'db'>,
  persona: PersonaSegip,
  hoy: FechaCivil,
): Promise<PersonaValidada['estado_asegurado']> {
  const { numero, complemento, fechaNacimiento } = persona;
  const filas = await registrosEnTodosLosEntes(db, { numero, complemento: complemento ?? '', fechaNacimiento });
  const detalle = filas.map((fila) => presentarAsegurado(fila, hoy));
  if (filas.length === 0) return { codigo: ESTADO_ASEGURADO.NUNCA_REGISTRADO, detalle };
  const cubierto = filas.some((fila) => estaCubierto(fila, hoy));
  return { codigo: cubierto ? ESTADO_ASEGURADO.CUBIERTO : ESTADO_ASEGURADO.NO_CUBIERTO, detalle };
}

/**
 * Step 1 of all wizards: identity first, then, only for a person that was identified, insured status and payment
 * sources. `accion` is the use case that asks.
 */
export async function validarPersona(
  deps: ValidacionDeps,
  contexto: Contexto,
  pedido: PedidoValidacion,
  accion: 'validacion-titular' | 'validacion-beneficiario',
): Promise<PersonaValidada> {
  const momento = momentoDe(deps.clock);
  const { hoy } = momento;
  const identidad = await contrastarIdentidad(deps, pedido);
  const respuesta = await (async () => {
    if (!('persona' in identidad)) {
      return presentarSinPersona(pedido, identidad.codigo, 'banderas' in identidad ? identidad.banderas : undefined);
    }
    const { persona } = identidad;
    const documento = {
      numero: persona.numero,
      complemento: persona.complemento ?? '',
      fechaNacimiento: persona.fechaNacimiento,
    };
    const consulta = {
      numero: persona.numero,
      complemento: persona.complemento,
      fechaNacimiento: persona.fechaNacimiento,
    };
    const [asegurado, poblacion, fuentes] = await Promise.all([
      buscarAsegurado(deps, persona, hoy),
      poblacionAsegurada(deps.db, documento),
      consultarFuentesPago(deps, consulta, hoy),
    ]);
    return presentarPersona({ ...identidad, poblacion: poblacion ?? null, asegurado, fuentes }, hoy);
  })();
  const hecho = {
    accion,
    recurso: 'persona',
    idRecurso: unirDocumento(respuesta.numero_documento, respuesta.complemento_documento),
    despues: { codigo: respuesta.estado_respuesta.codigo },
  };
  await enOperacion(deps, contexto, (op) => auditarOperacion(op, hecho), momento);
  return respuesta;
}
