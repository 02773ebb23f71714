/** The wire has a system user to read, and as the form sends it (document 2 §3 System user). */
import { MAX_CARGO, MAX_DIRECCION_USUARIO, MAX_EXTENSION, NOMBRE_DE_USUARIO } from '@sgpa/domain/usuario/datos-usuario';
import { accionesDeUsuario, ESTADOS_USUARIO } from '@sgpa/domain/usuario/estado-usuario';
import { z } from 'zod';
import {
  codigoDeLista,
  enDigitos,
  fechaDada,
  fechaDadaONula,
  id,
  idCorto,
  idEnteGestor,
  idEntidad,
  idUsuario,
  nombre,
  numeroDado,
  telefono,
  texto,
} from './campos.ts';

export const estadoUsuario = z.enum(ESTADOS_USUARIO);
const accion = z.enum(accionesDeUsuario);

const EN_LISTA = {
  idUsuarioSistema: z.number().int(),
  /** The user signs in with this name. */
  usuario: z.string(),
  ci: numeroDado,
  complemento: z.string(),
  paterno: z.string(),
  materno: z.string(),
  nombres: z.string(),
  correo: z.string(),
  telefono: z.string(),
  cargo: z.string(),
  estado: estadoUsuario,
  /** `rol` is the code, `nombreRol` the name that people call it. */
  rol: z.string(),
  nombreRol: z.string(),
  idEnteGestor: z.number().int(),
  enteGestor: z.string(),
  establecimiento: z.object({ codEstablecimiento: z.string(), establecimiento: z.string() }),
  /** From this day on the account is no more, as its user asked; null where they did not, or it is over. */
  bajaEfectivaEl: fechaDadaONula,
  version: z.number().int(),
  acciones_permitidas: z.array(accion),
};

export const usuarioEnLista = z.object(EN_LISTA).meta({ id: 'UsuarioEnLista' });
export type UsuarioEnLista = z.infer<typeof usuarioEnLista>;

export const usuarioSistema = z
  .object({
    ...EN_LISTA,
    fechaNacimiento: fechaDada.nullable(),
    direccion: z.string(),
    telefonoFijo: z.string(),
    extension: z.string(),
    /** The code is the establishment's. */
    codRues: z.string(),
    idDepartamento: z.number().int().nullable(),
    departamento: z.string(),
    /** The user sees this employer's workers; null for everybody else. */
    idEntidad: z.number().int().nullable(),
    nombreEntidad: z.string().nullable(),
    /** The instants are ISO 8601 in UTC. */
    ultimoIngreso: z.string().nullable(),
    creadoEn: z.string(),
    /** On this day the user asked for the removal. */
    bajaSolicitadaEl: fechaDadaONula,
    /** The specification says 'subsector' of the establishment's own department, municipality and network. */
    establecimiento: z.object({
      codEstablecimiento: z.string(),
      establecimiento: z.string(),
      departamentoSubsector: z.string(),
      municipioSubsector: z.string(),
      red: z.string(),
      redSubsector: z.string(),
      nivel: z.string(),
      tipoEstablecimiento: z.string(),
    }),
  })
  .meta({ id: 'UsuarioSistema' });
export type UsuarioSistema = z.infer<typeof usuarioSistema>;

/** The domain says what is wrong with a field, in the words that the specification has for it. */
export const datosDeUsuario = z.object({
  ci: texto(20),
  complemento: texto(4).nullish(),
  paterno: nombre.nullish(),
  materno: nombre.nullish(),
  nombres: nombre,
  /** The date is `YYYY-MM-DD`, or as people write it. */
  fechaNacimiento: texto(10),
  correo: texto(150),
  telefono: telefono.nullish(),
  telefonoFijo: telefono.nullish(),
  extension: texto(MAX_EXTENSION).nullish(),
  direccion: texto(MAX_DIRECCION_USUARIO).nullish(),
  cargo: texto(MAX_CARGO).nullish(),
  rol: texto(40),
  /** Only authority roles choose the managing entity; everybody else has their own. */
  idEnteGestor: idEnteGestor.nullish(),
  /** Only EMP_CONSULTA has an employer. */
  idEntidad: idEntidad.nullish(),
  idDepartamento: idCorto.nullish(),
  codRues: codigoDeLista,
});
export type DatosDeUsuario = z.infer<typeof datosDeUsuario>;

export const nombreDeUsuario = texto(NOMBRE_DE_USUARIO.max);

export const deUsuario = z.object({ id: enDigitos(idUsuario) });

/** The administrator saw the account at this version: changed since, it is refused. */
export const usuarioVisto = z.object({ version: id.min(1, 'El registro que se vio no es válido.') });

export const usuarioEscrito = z.object({ idUsuarioSistema: z.number().int(), mensaje: z.string() });
