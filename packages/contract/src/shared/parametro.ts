/** The wire has a value of a list to read, and as its form sends it. */
import { MAX_PARAMETRO } from '@sgpa/domain/parametro/datos-parametro';
import { ACCIONES_DE_PARAMETRO, NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import { z } from 'zod';
import {
  anulable,
  enDigitos,
  entre,
  fechaCivil,
  fechaDadaONula,
  id,
  idCorto,
  idEnteGestor,
  idLargo,
  texto,
} from './campos.ts';

export const lista = z.enum(NOMBRES_DE_LISTAS);
export const deLista = z.object({ lista });
export const deParametro = z.object({ lista, id: enDigitos(idLargo) });

export const parametro = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    nombre: z.string(),
    sigla: anulable,
    /** Only an employer has a type of code. */
    tipoCodigo: z.number().int().nullable(),
    /** Only a managing entity or an establishment has these. */
    tipo: anulable,
    idEnteGestor: z.number().int().nullable(),
    enteGestor: anulable,
    idDepartamento: z.number().int().nullable(),
    departamento: anulable,
    codigoMunicipio: anulable,
    municipio: anulable,
    nivel: anulable,
    red: anulable,
    /** The norm decrees a holiday or an age; null means the law. */
    norma: anulable,
    /** The right ends at this birthday. */
    edad: z.number().int().nullable(),
    /** Forms offer the value from the first day until the last. */
    vigenteDesde: fechaDadaONula,
    vigenteHasta: fechaDadaONula,
    estado: z.enum(['VIGENTE', 'POR_COMENZAR', 'TERMINADO']),
    /** A rule of the system asks for its code: nobody ends it. */
    deRegla: z.boolean(),
    version: z.number().int(),
    acciones_permitidas: z.array(z.enum(ACCIONES_DE_PARAMETRO)),
  })
  .meta({ id: 'Parametro' });
export type Parametro = z.infer<typeof parametro>;

/** The domain says what each list asks for, field by field. */
export const datosDeParametro = z.object({
  nombre: texto(MAX_PARAMETRO.nombre ?? 0).nullish(),
  tipo: texto(MAX_PARAMETRO.tipo ?? 0).nullish(),
  idDepartamento: idCorto.nullish(),
  codigoMunicipio: texto(6).nullish(),
  nivel: texto(MAX_PARAMETRO.nivel ?? 0).nullish(),
  red: texto(MAX_PARAMETRO.red ?? 0).nullish(),
  norma: texto(MAX_PARAMETRO.norma ?? 0).nullish(),
  vigenteDesde: fechaCivil.nullish(),
});

/** These fields are chosen when the value is added, and do not change. */
export const delAlta = z.object({
  codigo: texto(MAX_PARAMETRO.codigo ?? 0),
  sigla: texto(MAX_PARAMETRO.sigla ?? 0).nullish(),
  tipoCodigo: idCorto.nullish(),
  idEnteGestor: idEnteGestor.nullish(),
  edad: entre(1, 120).nullish(),
});
export type DatosDeParametro = z.infer<typeof datosDeParametro> & Partial<z.infer<typeof delAlta>>;

/** The administrator saw the value at this version: changed since, it is refused. */
export const parametroVisto = z.object({ version: id.min(1, 'El registro que se vio no es válido.') });

export const parametroGuardado = z.object({ id: z.number().int(), version: z.number().int(), mensaje: z.string() });
