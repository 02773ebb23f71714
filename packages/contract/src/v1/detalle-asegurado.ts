import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentoConComplemento, fechaCivil, fechaDada, textoRequerido } from '../shared/campos.ts';
import { accionDeFila, codigoEstado } from '../shared/codigos.ts';

const fecha = fechaDada.nullable();

/** What names an affiliation in the actions, and what the caller saw of it. */
const clave = z.object({
  idAfiliadoEnteGestor: z.number(),
  id_ente_gestor: z.number().int(),
  version: z.number().int(),
  tipo_documento: z.string(),
  numero_documento: z.string(),
  complemento_documento: z.string(),
  codigo_entidad: z.string(),
  fecha_afiliacion: fechaDada,
  acciones_permitidas: z.array(accionDeFila),
});

const beneficiario = clave.extend({
  documento: z.string(),
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
  fecha_nacimiento: fechaDada,
  tipo_parentesco: z.string(),
  estado: z.string(),
  fecha_estado: fecha,
  codigo_estado: codigoEstado,
  tipo_asegurado: z.string(),
  fallecido: z.boolean(),
  fecha_baja: fecha,
  fecha_cesantia: fecha,
  fecha_ampliacion: fecha,
  /** First day without the right; null while there is one. */
  fecha_inhabilitado: fecha,
  fecha_derechohabiente: fecha,
});

const persona = z.object({
  tipo_documento: z.string(),
  numero_documento: z.string(),
  complemento_documento: z.string(),
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
  fecha_nacimiento: fechaDada,
  edad: z.number().int(),
  fallecido: z.boolean(),
  genero: z.string().nullable(),
  estado_civil: z.string().nullable(),
  departamento: z.string().nullable(),
  municipio: z.string().nullable(),
  correo_electronico: z.string().nullable(),
  telefono_domicilio: z.string().nullable(),
  telefono_movil: z.string().nullable(),
  direccion: z.string().nullable(),
  foto_persona: z.string().nullable(),
});

/** Document 2 §3 Detail response: holder, the person, whether insured today, and each managing entity's part. */
const detalle = z
  .object({
    titular: clave.extend({
      estado: z.object({
        codigo: codigoEstado,
        descripcion: z.string(),
        fecha_afiliacion: fechaDada,
        fecha_baja: fecha,
        fecha_cesantia: fecha,
        fecha_ampliacion: fecha,
      }),
      fecha_estado: fecha,
    }),
    resultado_persona: persona,
    persona_asegurada: z.boolean(),
    ente_gestor: z.array(
      z.object({
        idAfiliadoEnteGestor: z.number(),
        fecha_afiliacion: fechaDada,
        ente_gestor: z.string(),
        sigla: z.string(),
        entidad: z.string(),
        codigo_entidad: z.string(),
        tipo_asegurado: z.string(),
        matricula: z.string().nullable(),
        establecimiento: z.string().nullable(),
        beneficiarios: z.array(beneficiario),
      }),
    ),
  })
  .meta({ id: 'DetalleAsegurado' });
export type DetalleAsegurado = z.infer<typeof detalle>;
export type BeneficiarioDetalle = z.infer<typeof beneficiario>;

const params = z.object({
  tipo_documento: textoRequerido(10),
  numero_documento: documentoConComplemento,
  fecha_nacimiento: fechaCivil,
  codigo_entidad: textoRequerido(40),
  fecha_afiliacion: fechaCivil,
});

export const detalleTitular = endpoint('detalle-asegurado', {
  summary: 'Detalle de un titular en el ente gestor del usuario',
  request: { params },
  response: detalle,
});

export const detalleTitularDelEnte = endpoint('detalle-asegurado/ente', {
  summary: 'Detalle de un titular en el ente gestor indicado',
  request: { params: params.extend({ siglaEnteGestor: textoRequerido(20) }) },
  response: detalle,
});
