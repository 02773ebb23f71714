import { CODIGOS_TIPO_ASEGURADO } from '@sgpa/domain/titular/tipo-asegurado';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { casoDeUso } from '../shared/codigos.ts';

/** Follows document 1 §3 User data. `acciones_permitidas` are the use cases that the role may use. */
export const perfil = endpoint({
  clave: 'perfil',
  method: 'GET',
  path: '/v1/findUsuario',
  summary: 'Datos del usuario de la sesión',
  response: z.object({
    usuario: z.string(),
    enteGestor: z.string(),
    idEnteGestor: z.number().int().nullable(),
    siglaEnteGestor: z.string().nullable(),
    establecimiento: z.object({
      establecimiento: z.string(),
      departamentoSubsector: z.string(),
      municipioSubsector: z.string(),
      nivel: z.string(),
      red: z.string(),
      tipoEstablecimiento: z.string(),
    }),
    logo: z.string().nullable(),
    paterno: z.string(),
    materno: z.string(),
    nombres: z.string(),
    cargo: z.string(),
    direccion: z.string(),
    telefono: z.string(),
    correo: z.string(),
    codigoRol: z.string(),
    acciones_permitidas: z.array(casoDeUso),
    /** The user sees every managing entity, and says which one is meant. */
    elige_ente: z.boolean(),
    /** The user is told who of the staff registered or changed something. */
    ve_al_personal: z.boolean(),
    /** This account attends only this insured type; null means all of them. */
    tipo_asegurado_fijo: z.enum(CODIGOS_TIPO_ASEGURADO).nullable(),
    /** PENDIENTE means that nothing else may be done before it is set up. */
    segundo_factor: z.enum(['NO', 'PENDIENTE', 'ACTIVO']),
  }),
});
export type Perfil = z.infer<typeof perfil.response>;
