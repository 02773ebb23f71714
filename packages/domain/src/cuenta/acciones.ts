/**
 * The one table of what may be done with a row of the list (document 2 §2 'Row actions per status code' and 'Button
 * visibility'). Permissions, offers, history and operation texts, labels and the browser's buttons follow from it: an
 * action is one entry here, in the order of the buttons, and one in the table of contract, server and browser.
 */
import { type CodigoEstado, ESTADO } from '../cobertura/estados.ts';
import { ROLES, ROLES_BENEFICIARIOS, ROLES_REGISTRO, type Rol } from './roles.ts';

export type TipoAfiliado = 'TITULAR' | 'BENEFICIARIO';

interface Comun {
  /** As the specification writes it: on its button or tab, and in the dialog's title. */
  readonly nombre: string;
  /** Whose rows it is for. */
  readonly de: readonly TipoAfiliado[];
  readonly roles: readonly Rol[];
  /** In which states it is possible, on the day shown; whatever else stands there. */
  readonly estados: readonly CodigoEstado[] | 'TODOS';
  /** The dead may lose what still runs; nothing begins for them or goes on. */
  readonly soloVivos?: true;
  /** Only of holders whose insured type has beneficiaries. */
  readonly conBeneficiarios?: true;
  /** Only of beneficiaries whose right ends by age, or would. */
  readonly porEdad?: true;
  /** What a role needs besides before the list offers it; who knows its address may use it without. */
  readonly enLista?: 'registro-beneficiario';
  /** Where the specification asks for it. */
  readonly parrafo: string;
}

/** What else is told of it, each where somebody reads it. */
interface Textos {
  /** In the right drawer's 'OPERACIÓNES REALIZADAS'. */
  readonly operacion: string;
  /** In the audit trail. */
  readonly auditoria: string;
  /** In the user guide, of what a role may do. */
  readonly guia: string;
}

/** Shows something to everybody in whose scope the row is, and is told of only where that counts. */
interface Lectura extends Comun, Partial<Textos> {
  readonly lee: true;
}

/** Writes the affiliation, once for an intention; of insured types that the role attends only. */
interface Escritura extends Comun, Textos {
  readonly lee: false;
  /** How the timeline tells it. */
  readonly historia: string;
  /** The use cases whose answers it changes, which a screen asks anew: where an affiliation is shown, and others. */
  readonly refresca: readonly ['lista-asegurados', 'detalle-asegurado', 'historia-asegurado', ...string[]];
}

export type AccionDeLista = Lectura | Escritura;

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INHABILITADO, DERECHOHABIENTE } = ESTADO;
const CON_BAJA = [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE] as const;
const AFILIADO = CON_BAJA;

/** Where an affiliation is shown. */
export const DE_LA_AFILIACION = ['lista-asegurados', 'detalle-asegurado', 'historia-asegurado'] as const;

export const ACCIONES = {
  'detalle-asegurado': {
    nombre: 'Detalles',
    de: ['TITULAR', 'BENEFICIARIO'],
    roles: ROLES,
    estados: 'TODOS',
    lee: true,
    operacion: 'Detalles de asegurados consultados',
    auditoria: 'Detalles de un asegurado',
    parrafo: 'doc 2 §2 Details panel',
  },
  'baja-titular': {
    nombre: 'Baja',
    de: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: CON_BAJA,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Baja del titular',
    operacion: 'Bajas de titulares',
    auditoria: 'Baja de un titular',
    guia: 'Bajas de titulares',
    parrafo: 'doc 2 §4 Holder baja rules, §5 Baja',
  },
  'ampliacion-titular': {
    nombre: 'Ampliación',
    de: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: [CESANTIA],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Ampliación de la cobertura',
    operacion: 'Ampliaciones de titulares',
    auditoria: 'Ampliación de un titular',
    guia: 'Ampliaciones de titulares',
    parrafo: 'doc 2 §2 Holder ampliación panel, §5 Ampliación',
  },
  /** The panel with the holder's beneficiaries, their actions and the way to a new one: no use case of its own. */
  beneficiarios: {
    nombre: 'Beneficiarios',
    de: ['TITULAR'],
    roles: ROLES_BENEFICIARIOS,
    estados: [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INHABILITADO],
    conBeneficiarios: true,
    enLista: 'registro-beneficiario',
    lee: true,
    parrafo: 'doc 2 §2 Beneficiaries panel',
  },
  'actualizacion-titular': {
    nombre: 'Actualizar',
    de: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: AFILIADO,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Actualización de los datos',
    operacion: 'Actualizaciones de titulares',
    auditoria: 'Actualización de un titular',
    guia: 'Actualizar titulares',
    parrafo: 'doc 2 §2 Holder update form, §5',
  },
  'baja-beneficiario': {
    nombre: 'Baja',
    de: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: CON_BAJA,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Baja del beneficiario',
    operacion: 'Bajas de beneficiarios',
    auditoria: 'Baja de un beneficiario',
    guia: 'Bajas de beneficiarios',
    parrafo: 'doc 2 §4 Holder baja rules (Beneficiary baja), §5 Baja',
  },
  'ampliacion-beneficiario': {
    nombre: 'Ampliación',
    de: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [CESANTIA],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Ampliación de la cobertura',
    operacion: 'Ampliaciones de beneficiarios',
    auditoria: 'Ampliación de un beneficiario',
    guia: 'Ampliaciones de beneficiarios',
    parrafo: 'doc 2 §2 Beneficiaries panel, §5 Ampliación',
  },
  'habilitacion-derechohabiente': {
    nombre: 'Derechohabiente',
    de: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [CESANTIA, INHABILITADO],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Habilitación como derechohabiente',
    operacion: 'Habilitaciones de derechohabientes',
    auditoria: 'Habilitación de un derechohabiente',
    guia: 'Habilitar derechohabientes',
    parrafo: 'doc 2 §2 Derechohabiente activation form',
  },
  'renovacion-condicion': {
    nombre: 'Condición',
    de: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [...AFILIADO, INHABILITADO],
    soloVivos: true,
    porEdad: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Condición de estudiante o invalidez',
    operacion: 'Condiciones de beneficiarios',
    auditoria: 'Condición de un beneficiario',
    guia: 'Registrar y renovar la condición de estudiante o invalidez',
    parrafo: 'acuerdos §12 Ages',
  },
  'actualizacion-beneficiario': {
    nombre: 'Actualizar',
    de: ['BENEFICIARIO'],
    roles: ROLES_REGISTRO,
    estados: AFILIADO,
    enLista: 'registro-beneficiario',
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Actualización de los datos',
    operacion: 'Actualizaciones de beneficiarios',
    auditoria: 'Actualización de un beneficiario',
    guia: 'Actualizar beneficiarios',
    parrafo: 'doc 2 §2 Beneficiary update form, §5',
  },
  'revision-afiliacion': {
    nombre: 'Revisión',
    de: ['TITULAR', 'BENEFICIARIO'],
    roles: ['ADM_SGPA'],
    estados: 'TODOS',
    lee: false,
    refresca: [...DE_LA_AFILIACION, 'revision-afiliacion', 'revision-fallecimiento'],
    historia: 'Revisión por la autoridad',
    operacion: 'Revisiones de afiliaciones',
    auditoria: 'Revisión de una afiliación',
    guia: 'Revisiones',
    parrafo: 'acuerdos §10 Review (108)',
  },
} as const satisfies Record<string, AccionDeLista>;

export type AccionDeFila = keyof typeof ACCIONES;

/** In the order in which they are offered. */
export const ACCIONES_DE_FILA = Object.keys(ACCIONES) as [AccionDeFila, ...AccionDeFila[]];

const { beneficiarios: _panel, ...casos } = ACCIONES;

/** Those that are use cases. */
export const CASOS_DE_LISTA = casos;

export type CasoDeLista = keyof typeof CASOS_DE_LISTA;

/** Those that change an affiliation. */
export type CasoQueEscribe = {
  [C in CasoDeLista]: (typeof ACCIONES)[C] extends { lee: false } ? C : never;
}[CasoDeLista];

export const accionDeLista = (accion: AccionDeFila): AccionDeLista => ACCIONES[accion];

export function refrescaTras(accion: CasoQueEscribe): readonly string[] {
  return ACCIONES[accion].refresca;
}

/** What each entry says in one place; who says nothing there has no line. */
export const textosDeAcciones = (donde: keyof Textos): Record<string, string> =>
  Object.fromEntries(
    ACCIONES_DE_FILA.flatMap((accion) => {
      const texto = accionDeLista(accion)[donde];
      return texto === undefined ? [] : [[accion, texto]];
    }),
  );

export const leerAccionDeFila = (texto: string): AccionDeFila | undefined =>
  ACCIONES_DE_FILA.find((accion) => accion === texto);
