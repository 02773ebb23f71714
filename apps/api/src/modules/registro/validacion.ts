import type { FuentePago, PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { TEXTO_OTRO_REGISTRO, textoOtroRegistro, textoSeCorregira } from '@sgpa/domain/identidad/textos';
import { separarDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { puedeTerminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import { ESTADO_ASEGURADO } from '@sgpa/domain/titular/contraste';
import { titularesVigentes } from '@sgpa/domain/titular/doble-afiliacion';
import type { Contexto } from '../../contexto.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import {
  type DatosEnPoblacion,
  type Defuncion,
  defuncionRegistrada,
  type RegistroPersona,
  registrosConDatos,
} from '../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../auditoria/auditoria.queries.ts';
import { type Contraste, contrastarIdentidad } from '../persona/identidad.ts';
import { archivosDe, type Reconocimiento, reconocerPersona } from '../persona/una-persona.ts';
import { consultarFuentesPago } from './fuentes-pago.ts';
import {
  presentarAsegurado,
  presentarDefuncion,
  presentarPersona,
  presentarPoblacion,
  presentarSinPersona,
  presentarVigente,
} from './validacion.presenter.ts';

type FueraDeps = Pick<Deps, 'segip' | 'ovt' | 'senasir' | 'gestora' | 'dbIngreso' | 'clock'>;

type EnElRegistro = Pick<
  PersonaValidada,
  'estado_asegurado' | 'defuncion_registrada' | 'titular_vigente' | 'empleos_con_baja' | 'poblacion_asegurada'
>;

/** Holds what other sources say: the identity first, and payment sources for an identified person only. */
interface Fuera {
  pedido: PedidoValidacion;
  identidad: Contraste;
  /** The person's file is null while nobody was identified. */
  reconocimiento: Reconocimiento | null;
  fuentes: FuentePago[];
}

export async function preguntarFuera(deps: FueraDeps, contexto: Contexto, pedido: PedidoValidacion, hoy: FechaCivil) {
  const [identidad, archivos] = await Promise.all([
    contrastarIdentidad(deps, pedido),
    archivosDe(deps, contexto, separarDocumento(pedido.numero_documento).numero),
  ]);
  if (!('persona' in identidad)) return { pedido, identidad, reconocimiento: null, fuentes: [] };
  const { numero, complemento, fechaNacimiento } = identidad.persona;
  const [reconocimiento, fuentes] = await Promise.all([
    reconocerPersona(deps, archivos, identidad.persona),
    consultarFuentesPago(deps, { numero, complemento, fechaNacimiento }, hoy),
  ]);
  return { pedido, identidad, reconocimiento, fuentes };
}

const archivoDe = (reconocimiento: Reconocimiento | null) =>
  reconocimiento !== null && 'archivo' in reconocimiento ? reconocimiento.archivo : null;

/** Holds what the register has of a person: registrations everywhere, and what is recorded of their death. */
interface Respondido {
  filas: (RegistroPersona & DatosEnPoblacion)[];
  defunciones: Defuncion[];
}

/** The register has nothing of somebody without a file. */
export async function delRegistro(trx: Trx, { reconocimiento }: Fuera, { usuario }: Contexto): Promise<Respondido> {
  const archivo = archivoDe(reconocimiento);
  if (archivo === null) return { filas: [], defunciones: [] };
  const { numero_documento: numero, complemento, fecha_nacimiento: fechaNacimiento } = archivo;
  const documento = { numero, complemento, fechaNacimiento };
  const [filas, defunciones] = await Promise.all([
    registrosConDatos(trx, documento, archivo.id),
    defuncionRegistrada(trx, documento, usuario.idEnteGestor),
  ]);
  return { filas, defunciones };
}

/** Says in step 2 what is known of the file; only who covers the person, and the authority, read its data. */
function avisoDeIdentidad(reconocimiento: Reconocimiento | null, { usuario }: Contexto): string | null {
  const ve = ({ cubierta }: { cubierta: boolean }) => cubierta || esRolAutoridad(usuario.rol);
  if (reconocimiento?.clase === 'CORREGIDA')
    return ve(reconocimiento.archivo) ? textoSeCorregira(reconocimiento.archivo, reconocimiento.difiere) : null;
  if (reconocimiento?.clase !== 'NO_SE_SABE') return null;
  const vistos = reconocimiento.archivos.filter(ve);
  return vistos.length === 0 ? TEXTO_OTRO_REGISTRO : textoOtroRegistro(vistos);
}

/**
 * Codes what the register has of the person everywhere: covered somewhere 400, only former ones 401, none 402. A death
 * counts by everybody's mark or by the asking entity's word: a save is refused by either (`figuraFallecida`).
 */
function enElRegistro(
  { filas, defunciones }: Respondido,
  { alcance: { entes }, usuario: { rol } }: Contexto,
  hoy: FechaCivil,
): EnElRegistro {
  const detalle = filas.map((fila) => presentarAsegurado(fila, hoy));
  const { CUBIERTO, NO_CUBIERTO, NUNCA_REGISTRADO } = ESTADO_ASEGURADO;
  const registrado = filas.some((fila) => estaCubierto(fila, hoy)) ? CUBIERTO : NO_CUBIERTO;
  const codigo = filas.length === 0 ? NUNCA_REGISTRADO : registrado;
  const [muerte] = defunciones;
  return {
    estado_asegurado: { codigo, detalle },
    defuncion_registrada: muerte ? presentarDefuncion(muerte) : null,
    titular_vigente: titularesVigentes(filas, entes, hoy).map(presentarVigente),
    empleos_con_baja: filas
      .filter((fila) => entes.includes(fila.id_ente_gestor) && puedeTerminarPorCambio(fila, rol))
      .map(({ id, id_ente_gestor }) => ({ idAfiliadoEnteGestor: id, id_ente_gestor })),
    poblacion_asegurada: filas[0] === undefined ? null : presentarPoblacion(filas[0]),
  };
}

function presentar(
  { hoy, contexto }: Pick<Operacion, 'hoy' | 'contexto'>,
  { pedido, identidad, reconocimiento, fuentes }: Fuera,
  respondido: Respondido,
): PersonaValidada {
  if (!('persona' in identidad))
    return presentarSinPersona(pedido, identidad.codigo, 'banderas' in identidad ? identidad.banderas : undefined);
  const registro = enElRegistro(respondido, contexto, hoy);
  const defuncion = registro.defuncion_registrada?.fecha ?? null;
  const aviso_identidad = avisoDeIdentidad(reconocimiento, contexto);
  return { ...presentarPersona({ ...identidad, fuentes, defuncion }, hoy), ...registro, aviso_identidad };
}

/** Gives step 1 of all wizards once everything was asked, and audits it; `accion` is the use case that asks. */
export function validarPersona(
  op: Operacion,
  fuera: Fuera,
  respondido: Respondido,
  accion: 'validacion-titular' | 'validacion-beneficiario',
): PersonaValidada {
  const validada = presentar(op, fuera, respondido);
  auditarOperacion(op, {
    accion,
    recurso: 'persona',
    idRecurso: unirDocumento(validada.numero_documento, validada.complemento_documento),
    despues: { codigo: validada.estado_respuesta.codigo },
  });
  return validada;
}
