import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  anulable,
  documentoConComplemento,
  fechaDadaONula as fecha,
  fechaCivil,
  fechaDada,
  numeroDado,
  textoRequerido,
} from '../shared/campos.ts';
import { accionDeFila, codigoEstado, estadoDado } from '../shared/codigos.ts';
import { contacto, identidad } from '../shared/persona.ts';

/** The actions name an affiliation by these, and tell what the caller saw of it. */
const clave = z.object({
  /** The id is the affiliation's. */
  idAfiliadoEnteGestor: z.number(),
  id_ente_gestor: z.number().int(),
  version: z.number().int(),
  tipo_documento: z.string(),
  numero_documento: numeroDado,
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
  /** The first day without the right is null while there is one. */
  fecha_inhabilitado: fecha,
  fecha_derechohabiente: fecha,
  /** The last day of the right by age is null where it does not end by age. */
  fin_por_edad: fecha,
  condicion: z.enum(CONDICIONES).nullable(),
});

const persona = z.object({
  ...identidad,
  fecha_nacimiento: fechaDada,
  edad: z.number().int(),
  fallecido: z.boolean(),
  ...contacto,
});

/** Follows document 2 §3 Detail response: holder, person, whether insured today, each managing entity's part. */
const detalle = z
  .object({
    titular: clave.extend({
      estado: estadoDado,
      fecha_estado: fecha,
      /** Tells why this holder can have no new beneficiary today; null when it can. */
      impide_beneficiarios: z.string().nullable(),
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
        matricula: anulable,
        establecimiento: z.string().nullable(),
        estado: estadoDado,
        /** The last covered day is null where none is known. */
        hasta: fecha,
        motivo_baja: z.string().nullable(),
        /** This affiliation ended the one shown, as a change of employer. */
        siguiente: z.number().nullable(),
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

export const detalleTitular = endpoint({
  clave: 'detalle-asegurado',
  method: 'GET',
  path: '/v1/asegurado/buscar/titular/:tipo_documento/:numero_documento/:fecha_nacimiento/:codigo_entidad/:fecha_afiliacion',
  summary: 'Detalle de un titular en el ente gestor del usuario',
  request: { params },
  response: detalle,
});

export const detalleTitularDelEnte = endpoint({
  clave: 'detalle-asegurado/ente',
  method: 'GET',
  path: '/v1/asegurado/buscar/titular/enteGestor/:tipo_documento/:numero_documento/:fecha_nacimiento/:codigo_entidad/:fecha_afiliacion/:siglaEnteGestor',
  summary: 'Detalle de un titular en el ente gestor indicado',
  request: { params: params.extend({ siglaEnteGestor: textoRequerido(20) }) },
  response: detalle,
});
