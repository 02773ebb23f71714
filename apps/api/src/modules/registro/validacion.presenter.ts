import type {
  DefuncionRegistrada,
  FuentePago,
  PedidoValidacion,
  PersonaValidada,
  RegistroEncontrado,
  TitularVigente,
} from '@sgpa/contract/v2/validacion-titular';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe, fechaDeEstadoEnDetalle, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import { separarDocumento, TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { edadALaFecha, type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import {
  ESTADO_ASEGURADO,
  ESTADO_FUENTE_PAGO,
  ESTADO_RESPUESTA,
  estadoFuentePago,
} from '@sgpa/domain/titular/contraste';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import type { DatosEnPoblacion, Defuncion, RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import type { Banderas } from '../persona/identidad.ts';

type CodigoRespuesta = keyof typeof TEXTO_RESPUESTA;

/** Presents the insured record as it stands on `hoy`, not as it was last written. */
export function presentarAsegurado(fila: RegistroPersona, hoy: FechaCivil): RegistroEncontrado {
  const estado = leerCodigoEstado(estadoEn(fila, hoy));
  return {
    categoria: fila.tipo,
    nombre_entidad: fila.nombre_entidad,
    ente_gestor: fila.ente_gestor,
    tipo_asegurado: fila.tipo_asegurado,
    estado: { codigo: estado, descripcion: estadoDe(estado).nombre, fecha_afiliacion: fila.fecha_afiliacion },
    fecha_estado: fechaDeEstadoEnDetalle({ ...fila, estado }),
  };
}

export const presentarPoblacion = ({ sexo, estado_civil, pais, departamento, municipio }: DatosEnPoblacion) => ({
  sexo,
  estado_civil,
  pais,
  departamento,
  municipio,
});

const SEGUN = ['SEGIP', 'AUTORIDAD', 'ENTE'] as const;

export const presentarDefuncion = ({ fecha, segun, ente_gestor, registrada_en }: Defuncion): DefuncionRegistrada => ({
  fecha,
  segun: SEGUN.find((quien) => quien === segun) ?? null,
  ente_gestor,
  registrada_el: registrada_en && hoyEnLaPaz(registrada_en),
});

export const presentarVigente = (fila: RegistroPersona): TitularVigente => ({
  id_ente_gestor: fila.id_ente_gestor,
  ente_gestor: fila.ente_gestor,
  codigo_entidad: fila.codigo_entidad,
  nombre_entidad: fila.nombre_entidad,
  desde: fila.fecha_afiliacion,
  baja: fila.fecha_baja,
});

/**
 * Presents a person who was not identified: only what was asked comes back. Neither register nor payment sources were
 * asked, and their codes say so: silence is no «no».
 */
export function presentarSinPersona(
  pedido: PedidoValidacion,
  codigo: CodigoRespuesta,
  banderas?: Banderas,
): PersonaValidada {
  const { numero, complemento } = separarDocumento(pedido.numero_documento);
  const mensaje = TEXTO_RESPUESTA[codigo];
  return {
    tipo_documento: pedido.tipo_documento,
    numero_documento: numero,
    complemento_documento: complemento,
    nombres: pedido.nombres ?? '',
    primer_apellido: pedido.primer_apellido ?? '',
    segundo_apellido: pedido.segundo_apellido ?? '',
    fecha_nacimiento: pedido.fecha_nacimiento ?? '',
    edad: null,
    sexo: null,
    estado_civil: null,
    pais: null,
    departamento: null,
    municipio: null,
    imagen_fotografica: null,
    defuncion_registrada: null,
    aviso_identidad: null,
    titular_vigente: [],
    empleos_con_baja: [],
    poblacion_asegurada: null,
    estado_respuesta: { codigo, mensaje, detalle: [{ error_segip: mensaje, ...banderas }] },
    estado_asegurado: { codigo: ESTADO_ASEGURADO.NO_CONSULTADO, detalle: [] },
    estado_fuente_pago: { codigo: ESTADO_FUENTE_PAGO.SIN_RESPUESTA, detalle: [] },
  };
}

interface Hallazgo {
  /** The register knows the day of a death; the identity service tells none. */
  defuncion: FechaCivil | null;
  codigo: CodigoRespuesta;
  persona: PersonaSegip;
  banderas: Banderas;
  fuentes: FuentePago[];
}

/** Presents what the identity service and the payment sources say; the register's word comes beside it. */
export function presentarPersona(
  { codigo, persona, banderas, fuentes, defuncion }: Hallazgo,
  hoy: FechaCivil,
): Omit<
  PersonaValidada,
  | 'estado_asegurado'
  | 'defuncion_registrada'
  | 'titular_vigente'
  | 'empleos_con_baja'
  | 'poblacion_asegurada'
  | 'aviso_identidad'
> {
  const mensaje = TEXTO_RESPUESTA[codigo];
  return {
    tipo_documento: TIPO_DOCUMENTO,
    numero_documento: persona.numero,
    complemento_documento: persona.complemento ?? '',
    nombres: persona.nombres,
    primer_apellido: persona.primerApellido,
    segundo_apellido: persona.segundoApellido,
    fecha_nacimiento: persona.fechaNacimiento,
    edad: edadALaFecha(persona.fechaNacimiento, defuncion, hoy),
    sexo: persona.sexo,
    estado_civil: persona.estadoCivil,
    pais: persona.pais,
    departamento: persona.departamento,
    municipio: persona.municipio,
    imagen_fotografica: persona.fotografia,
    estado_respuesta: {
      codigo,
      mensaje,
      detalle: [{ error_segip: codigo === ESTADO_RESPUESTA.COINCIDE ? '' : mensaje, ...banderas }],
    },
    estado_fuente_pago: {
      codigo: estadoFuentePago(fuentes),
      detalle: fuentes,
    },
  };
}
