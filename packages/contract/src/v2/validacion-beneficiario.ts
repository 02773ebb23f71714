import { ESTADO_ASEGURADO } from '@sgpa/domain/titular/contraste';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  anulable,
  documentoConComplemento,
  fechaCivil,
  fechaDada,
  idEnteGestor,
  textoRequerido,
} from '../shared/campos.ts';
import { codigoEstado, codigoIdentidad } from '../shared/codigos.ts';
import { IDENTIDAD_DADA, identidadPedida } from '../shared/persona.ts';
import { personaValidada } from './validacion-titular.ts';

const titular = z.object({
  tipo_documento_titular: textoRequerido(10),
  numero_documento_titular: documentoConComplemento,
  fecha_nacimiento_titular: fechaCivil.nullish(),
});

const estadoTitular = z.object({
  idAfiliadoEnteGestor: z.number(),
  codigo_entidad: z.string(),
  nombre_entidad: z.string(),
  ente_gestor: z.string(),
  tipo_asegurado: z.string(),
  ...IDENTIDAD_DADA,
  estado: z.object({ codigo: codigoEstado, descripcion: z.string(), fecha_afiliacion: fechaDada }),
});
export type TitularEncontrado = z.infer<typeof estadoTitular>;

/** The codes are an identity's, and 401 for a registered holder who can have no beneficiary, as `mensaje` says. */
const codigoTitular = z.literal([...codigoIdentidad.values, ESTADO_ASEGURADO.NO_CUBIERTO]);

const titularDe = z.object({
  detalle: z.array(estadoTitular),
  /** Tells why the person can't become that holder's beneficiary, as saving would; null when nothing is known. */
  impedimento: anulable,
  /** Another covered person is the holder's ESPOSA/ESPOSO or CONVIVIENTE, by the kin named here. */
  conyuge: anulable,
});

/** Looks up the holder's covered affiliations in the user's scope before a beneficiary's validation (acuerdos §6). */
export const validacionDelTitular = endpoint({
  clave: 'validacion-beneficiario/titular',
  method: 'POST',
  path: '/v2/contrastacion/titular',
  summary: 'Busca al titular del que dependerá un beneficiario',
  request: {
    body: z.object({
      codigo_entidad: textoRequerido(40).nullish(),
      data: z.array(titular).length(1, 'Debe enviar un titular.'),
    }),
  },
  response: z.object({
    codigo: codigoTitular,
    mensaje: z.string(),
    data: z.array(estadoTitular),
  }),
});

/** Follows document 2 §3 Beneficiary check payload. `estado_titular` says whose beneficiary the person would be. */
export const validacionBeneficiario = endpoint({
  clave: 'validacion-beneficiario',
  method: 'POST',
  path: '/v2/contrastacion/beneficiario',
  summary: 'Valida la identidad y el estado de una persona que será beneficiaria',
  request: {
    body: z.object({
      codigo_entidad: textoRequerido(40).nullish(),
      id_ente_gestor: idEnteGestor.nullish(),
      data: z
        .array(
          titular.partial().extend({
            ...identidadPedida,
            parentesco_titular: textoRequerido(60).nullish(),
            fecha_inicio: fechaCivil.nullish(),
            /** The employer is the holder's; without it, the envelope's counts. */
            codigo_entidad: textoRequerido(40).nullish(),
          }),
        )
        .length(1, 'Debe enviar una persona.'),
    }),
  },
  response: z.object({
    data: z.array(personaValidada.extend({ estado_titular: titularDe })),
  }),
});
