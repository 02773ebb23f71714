/** A value of a list on the wire: to read, and as its form sends it. */
import { MAX_PARAMETRO } from '@sgpa/domain/parametro/datos-parametro';
import { ACCIONES_DE_PARAMETRO, NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import { z } from 'zod';
import {
  enDireccion,
  entre,
  fechaCivil,
  fechaDadaONula,
  id,
  idEnte,
  idEnteGestor,
  idLargo,
  nulo,
  texto,
} from './campos.ts';

export const lista = z.enum(NOMBRES_DE_LISTAS);
export const deLista = z.object({ lista });
export const deParametro = z.object({ lista, id: enDireccion(idLargo) });

export const parametro = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    nombre: z.string(),
    sigla: nulo,
    /** Of an employer's code. */
    tipoCodigo: z.number().int().nullable(),
    /** Of a managing entity or an establishment. */
    tipo: nulo,
    idEnteGestor: z.number().int().nullable(),
    enteGestor: nulo,
    idDepartamento: z.number().int().nullable(),
    departamento: nulo,
    codigoMunicipio: nulo,
    municipio: nulo,
    nivel: nulo,
    red: nulo,
    /** Of a holiday or an age, what decrees it; null: the law. */
    norma: nulo,
    /** The birthday that ends a right. */
    edad: z.number().int().nullable(),
    /** First and last day on which forms offer it. */
    vigenteDesde: fechaDadaONula,
    vigenteHasta: fechaDadaONula,
    estado: z.enum(['VIGENTE', 'POR_COMENZAR', 'TERMINADO']),
    /** A rule of the system asks for its code: it does not end. */
    deRegla: z.boolean(),
    version: z.number().int(),
    acciones_permitidas: z.array(z.enum(ACCIONES_DE_PARAMETRO)),
  })
  .meta({ id: 'Parametro' });
export type Parametro = z.infer<typeof parametro>;

/** What each list asks for is said by the domain, field by field. */
export const datosDeParametro = z.object({
  nombre: texto(MAX_PARAMETRO.nombre ?? 0).nullish(),
  tipo: texto(MAX_PARAMETRO.tipo ?? 0).nullish(),
  idDepartamento: idEnte.nullish(),
  codigoMunicipio: texto(6).nullish(),
  nivel: texto(MAX_PARAMETRO.nivel ?? 0).nullish(),
  red: texto(MAX_PARAMETRO.red ?? 0).nullish(),
  norma: texto(MAX_PARAMETRO.norma ?? 0).nullish(),
  vigenteDesde: fechaCivil.nullish(),
});

/** What is chosen once. */
export const delAlta = z.object({
  codigo: texto(MAX_PARAMETRO.codigo ?? 0),
  sigla: texto(MAX_PARAMETRO.sigla ?? 0).nullish(),
  tipoCodigo: idEnte.nullish(),
  idEnteGestor: idEnteGestor.nullish(),
  edad: entre(1, 120).nullish(),
});
export type DatosDeParametro = z.infer<typeof datosDeParametro> & Partial<z.infer<typeof delAlta>>;

/** The value as the administrator saw it: changed since, it is refused. */
export const parametroVisto = z.object({ version: id.min(1, 'El registro que se vio no es válido.') });

export const parametroEscrito = z.object({ id: z.number().int(), version: z.number().int(), mensaje: z.string() });
