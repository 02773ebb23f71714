import { MAX_BUSCADO, revisarNombreBuscado } from '@sgpa/domain/asegurado/busqueda';
import { DIAS_POR_EDAD, MAX_DIAS_POR_VENCER, MAX_PAGINA, ORDENES } from '@sgpa/domain/asegurado/lista-asegurados';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentoBuscado,
  enDigitos,
  entre,
  fechaDadaONula as fecha,
  fechaCivil,
  fechaDada,
  idEnteGestor,
  numeroDado,
  opcional,
  texto,
} from '../shared/campos.ts';
import { accionDeFila, estadoDado } from '../shared/codigos.ts';
import { identidad } from '../shared/persona.ts';

const idsSeparados = texto(2000).regex(/^\d{1,15}(,\d{1,15})*$/, 'Los identificadores no son válidos.');

/** Both lists take these query parameters (acuerdos §6, "list queries"); `page` counts from zero. */
export const filtros = z.strictObject({
  page: enDigitos(entre(0, MAX_PAGINA).optional()),
  limit: enDigitos(entre(1, 100).optional()),
  estado: opcional(texto(200)),
  idEnteGestor: opcional(enDigitos(idEnteGestor)),
  entidades: opcional(idsSeparados),
  fechaInicio: opcional(fechaCivil),
  fechaFin: opcional(fechaCivil),
  tipoFecha: opcional(z.enum(['AFILIACION', 'REGISTRO'], { error: 'El tipo de fecha no es válido.' })),
  numeroDocumento: opcional(documentoBuscado),
  /** The words match in any order, without accents, with a typo at most; the last one may be unfinished. */
  nombre: opcional(
    texto(MAX_BUSCADO).superRefine((escrito, { addIssue }) => {
      const problema = revisarNombreBuscado(escrito);
      if (problema) addIssue(problema.texto);
    }),
  ),
  /** Keeps people covered today whose cover ends within so many days. */
  venceEn: opcional(enDigitos(entre(1, MAX_DIAS_POR_VENCER))),
  /** Keeps beneficiaries covered today whose last day by age falls within so many days. */
  porEdad: opcional(enDigitos(z.literal(DIAS_POR_EDAD, { error: 'Debe ser 15, 30 o 60.' }))),
  orden: opcional(z.enum(ORDENES, { error: 'El orden no es válido.' })),
  /** Keeps rows whose identifiers are known already, as those of the palette's recent persons. */
  afiliaciones: opcional(idsSeparados),
  misRegistros: opcional(z.enum(['true', 'false'], { error: 'El valor no es válido.' })),
  tipoAfiliado: opcional(z.enum(['TITULAR', 'BENEFICIARIO'], { error: 'El tipo de afiliado no es válido.' })),
});
export type FiltrosLista = z.infer<typeof filtros>;

/** Follows document 2 §3 Affiliate list row. */
const fila = z
  .object({
    /** The id is the affiliation's. */
    idAfiliadoEnteGestor: z.number(),
    ...identidad,
    fecha_nacimiento: fechaDada,
    edad: z.number().int(),
    estado: estadoDado,
    fecha_estado: fecha,
    /** The day is told where the search was by it. */
    fin_por_edad: fecha.optional(),
    codigo_entidad: z.string(),
    nombre_entidad: z.string(),
    tipo_asegurado: z.string(),
    fallecido: z.boolean(),
    saneado: z.boolean(),
    tipo_documento_titular: z.string().nullable(),
    numero_documento_titular: numeroDado.nullable(),
    complemento_documento_titular: z.string().nullable(),
    doc_titular: z.string().nullable(),
    /** With the holder's document these name the holder's affiliation, for a beneficiary's detail and actions. */
    fecha_nacimiento_titular: fecha,
    codigo_entidad_titular: z.string().nullable(),
    fecha_afiliacion_titular: fecha,
    estado_titular: z.string().nullable(),
    parentesco_titular: z.string().nullable(),
    id_ente_gestor: z.number().int(),
    siglaDptoEnteGestor: z.string(),
    siglaEnteGestor: z.string(),
    siglaGenero: z.string(),
    /** The name is empty for a reader who sees no name of staff. */
    usuario_creacion: z.string(),
    acciones_permitidas: z.array(accionDeFila),
    /** An action sends the version back, so that a change in between is told. */
    version: z.number().int(),
  })
  .meta({ id: 'FilaAsegurado' });
export type FilaAsegurado = z.infer<typeof fila>;

/** For a common name `total` is at least so many, and only the first pages are there. */
const masDe = z.literal(true).optional();

export const listaTitulares = endpoint({
  clave: 'lista-asegurados/titulares',
  method: 'GET',
  path: '/v1/afiliado/ente-gestor-all',
  summary: 'Lista de titulares con total exacto',
  request: { querystring: filtros },
  response: z.object({ total: z.number().int(), nroPages: z.number().int(), datos: z.array(fila), masDe }),
});

/** The other list answers in another shape, as document 2 §3 says. */
export const listaBeneficiarios = endpoint({
  clave: 'lista-asegurados/beneficiarios',
  method: 'GET',
  path: '/v1/beneficiario/ente-gestor-all',
  summary: 'Lista de beneficiarios con total exacto',
  request: { querystring: filtros },
  response: z.object({ totalElement: z.number().int(), pages: z.number().int(), content: z.array(fila), masDe }),
});
