import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anulable, fechaDada, fechaDadaONula, fechaDadaOVacia } from '../shared/campos.ts';
import { codigoAsegurado, codigoEstado, codigoFuentePago, codigoIdentidad } from '../shared/codigos.ts';
import { identidad, identidadPedida } from '../shared/persona.ts';

/** Follows document 1 §3 Validation request item; document 2 §3 adds `tipo_doc` (1 national, 2 foreigner). */
const pedido = z.object(identidadPedida);
export type PedidoValidacion = z.infer<typeof pedido>;

const banderas = z.object({
  /** The kind is wrong where a foreigner was asked for as a national, or the other way round. */
  tipo_documento_correcto: z.boolean(),
  numero_documento_correcto: z.boolean(),
  complemento_documento_correcto: z.boolean(),
  fecha_nacimiento_correcto: z.boolean(),
  nombres_correcto: z.boolean(),
  primer_apellido_correcto: z.boolean(),
  segundo_apellido_correcto: z.boolean(),
});
export type BanderasCampos = z.infer<typeof banderas>;

/** Tells insured records everywhere: the specification shows them to every managing entity (step 2 tables). */
const asegurado = z.object({
  /** The type of the affiliation, TITULAR or BENEFICIARIO, goes by this name here. */
  categoria: z.string(),
  nombre_entidad: z.string(),
  ente_gestor: z.string(),
  tipo_asegurado: z.string(),
  estado: z.object({ codigo: codigoEstado, descripcion: z.string(), fecha_afiliacion: fechaDada }),
  fecha_estado: fechaDada.nullable(),
});
export type RegistroEncontrado = z.infer<typeof asegurado>;

/** Sex, civil state and place: the identity service's and, apart, the newest ficha's (acuerdos §10 'Step 2'). */
const civiles = { sexo: anulable, estado_civil: anulable, pais: anulable, departamento: anulable, municipio: anulable };

/** The register has the person as dead. A null says that it was not told, or was not kept yet. */
const defuncionRegistrada = z.object({
  fecha: fechaDada.nullable(),
  segun: z.enum(['SEGIP', 'AUTORIDAD', 'ENTE']).nullable(),
  /** For `ENTE` this names the entity whose word it is. */
  ente_gestor: anulable,
  registrada_el: fechaDada.nullable(),
});
export type DefuncionRegistrada = z.infer<typeof defuncionRegistrada>;

const titularVigente = z.object({
  id_ente_gestor: z.number().int(),
  ente_gestor: z.string(),
  codigo_entidad: z.string(),
  nombre_entidad: z.string(),
  desde: fechaDada,
  /** The day of its baja is null where none is on record. */
  baja: fechaDadaONula,
});
export type TitularVigente = z.infer<typeof titularVigente>;

const opcionalTexto = z.string().optional();

/**
 * A payment source's record; `disponible: false` means that the source could not be asked (acuerdos §8). `gestion` is
 * the year and `periodo` the month paid for.
 */
const fuentePago = z.object({
  tipo: z.enum(['SENASIR', 'OVT', 'GESTORA']),
  disponible: z.boolean(),
  razon_social: opcionalTexto,
  /** The managing entity, as the payroll names it. */
  caja: opcionalTexto,
  nit: opcionalTexto,
  periodo: opcionalTexto,
  gestion: opcionalTexto,
  matriculaComercio: opcionalTexto,
  descripcion: opcionalTexto,
  beneficio: opcionalTexto,
  mensaje: opcionalTexto,
  numero_identificacion: opcionalTexto,
  tipo_entidad: opcionalTexto,
});
export type FuentePago = z.infer<typeof fuentePago>;

export const personaValidada = z.object({
  ...identidad,
  /** The date is empty where it was not asked with and nobody was found. */
  fecha_nacimiento: fechaDadaOVacia,
  edad: z.number().int().nullable(),
  ...civiles,
  imagen_fotografica: anulable,
  defuncion_registrada: defuncionRegistrada.nullable(),
  /** Tells what the register's file says otherwise (acuerdos §12 'One person'); null where there is nothing to say. */
  aviso_identidad: z.string().nullable(),
  /** The holder's affiliations that cover today, in the user's managing entities: a dead person is not registered there again. */
  titular_vigente: z.array(titularVigente),
  /** The person's jobs with a baja: a new one may cut the cover they left (acuerdos §12 'Change of employer'). */
  empleos_con_baja: z.array(z.object({ idAfiliadoEnteGestor: z.number(), id_ente_gestor: z.number().int() })),
  /** What the newest ficha of any entity tells of the five. */
  poblacion_asegurada: z.object(civiles).nullable(),
  estado_respuesta: z.object({
    codigo: codigoIdentidad,
    mensaje: z.string(),
    detalle: z.array(z.object({ error_segip: z.string() }).extend(banderas.partial().shape)),
  }),
  estado_asegurado: z.object({ codigo: codigoAsegurado, detalle: z.array(asegurado) }),
  estado_fuente_pago: z.object({ codigo: codigoFuentePago, detalle: z.array(fuentePago) }),
});
export type PersonaValidada = z.infer<typeof personaValidada>;

/** Validates holders (acuerdos §6 and §8 for the codes). The wizards send one item. */
export const validacionTitular = endpoint({
  clave: 'validacion-titular',
  method: 'POST',
  path: '/v2/contrastacion/afiliado',
  summary: 'Valida la identidad, el estado de asegurado y las fuentes de pago de una persona',
  request: { body: z.object({ data: z.array(pedido).length(1, 'Debe enviar una persona.') }) },
  response: z.object({ data: z.array(personaValidada) }),
});
