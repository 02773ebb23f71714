import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { ESTADO_ASEGURADO } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, momentoDe, type Operacion } from '../../operacion.ts';
import { declaradaPor } from '../afiliacion/defuncion.queries.ts';
import { registrosConDatos } from '../afiliacion/poblacion-asegurada.queries.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { contrastarIdentidad } from '../persona/identidad.ts';
import { consultarFuentesPago } from './fuentes-pago.ts';
import {
  presentarAsegurado,
  presentarPersona,
  presentarPoblacion,
  presentarSinPersona,
} from './validacion.presenter.ts';

type ValidacionDeps = Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt' | 'senasir' | 'gestora'>;

type EnElRegistro = Pick<PersonaValidada, 'estado_asegurado' | 'defuncion_registrada' | 'poblacion_asegurada'>;

/** Everybody's mark, or the word of who asks: a save is refused by either (`figuraFallecida`). */
async function defuncionRegistrada(
  { trx, contexto }: Operacion,
  filas: readonly RegistroPersona[],
): Promise<EnElRegistro['defuncion_registrada']> {
  const muerta = filas.find(({ fallecido }) => fallecido);
  if (muerta !== undefined) return { fecha: muerta.fecha_defuncion };
  const idPersonas = [...new Set(filas.map(({ id_persona }) => id_persona))];
  if (idPersonas.length === 0) return null;
  return (await declaradaPor(trx, idPersonas, contexto.usuario.idEnteGestor)) ?? null;
}

/** What the register has of the person everywhere: covered somewhere 400, only former ones 401, none 402. */
async function buscarEnElRegistro(
  op: Operacion,
  documento: Parameters<typeof registrosConDatos>[1],
): Promise<EnElRegistro> {
  const { trx, hoy } = op;
  const filas = await registrosConDatos(trx, documento);
  const detalle = filas.map((fila) => presentarAsegurado(fila, hoy));
  const { CUBIERTO, NO_CUBIERTO, NUNCA_REGISTRADO } = ESTADO_ASEGURADO;
  const registrado = filas.some((fila) => estaCubierto(fila, hoy)) ? CUBIERTO : NO_CUBIERTO;
  const codigo = filas.length === 0 ? NUNCA_REGISTRADO : registrado;
  const poblacion_asegurada = filas[0] === undefined ? null : presentarPoblacion(filas[0]);
  return {
    estado_asegurado: { codigo, detalle },
    defuncion_registrada: await defuncionRegistrada(op, filas),
    poblacion_asegurada,
  };
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
    const [enElRegistro, fuentes] = await Promise.all([
      enOperacion(deps, contexto, (op) => buscarEnElRegistro(op, documento), momento),
      consultarFuentesPago(deps, consulta, hoy),
    ]);
    const defuncion = enElRegistro.defuncion_registrada?.fecha ?? null;
    return { ...presentarPersona({ ...identidad, fuentes, defuncion }, hoy), ...enElRegistro };
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
