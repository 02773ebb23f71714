/**
 * This is the one table of what may be done with a row of the list (document 2 §2 'Row actions per status code' and
 * 'Button visibility'). Permissions, offers, history and operation texts, labels and the browser's buttons follow from
 * it: an action is one entry here, in the order of the buttons, and one in the table of contract, server and browser.
 */
import { type CodigoEstado, ESTADO } from '../cobertura/estados.ts';
import { ROLES, ROLES_BENEFICIARIOS, ROLES_REGISTRO, type Rol } from './roles.ts';

export type TipoAfiliado = 'TITULAR' | 'BENEFICIARIO';

interface Comun {
  /** The name is the specification's: on its button or tab, and in the dialog's title. */
  readonly nombre: string;
  readonly tipos: readonly TipoAfiliado[];
  readonly roles: readonly Rol[];
  /** The action is possible in these states, on the day shown. */
  readonly estados: readonly CodigoEstado[] | 'TODOS';
  /** The dead may lose what still runs; nothing begins for them or goes on. */
  readonly soloVivos?: true;
  /** Only holders whose insured type has beneficiaries have it. */
  readonly conBeneficiarios?: true;
  /** Only beneficiaries whose right ends by age, or would, have it. */
  readonly porEdad?: true;
  /** The list offers the action only with this permission, too; who knows its address may use it without. */
  readonly enLista?: 'registro-beneficiario';
  /** This paragraph of the specification asks for it. */
  readonly parrafo: string;
}

interface Textos {
  /** The right drawer shows it in 'OPERACIÓNES REALIZADAS'. */
  readonly operacion: string;
  readonly auditoria: string;
  /** The user guide says with it what a role may do. */
  readonly guia: string;
}

/** A reading shows something to whoever may see the row; only some have texts for the trail. */
interface AccionQueLee extends Comun, Partial<Textos> {
  readonly lee: true;
}

/** Writes the affiliation, once for an intention, and only of insured types that the role attends. */
interface AccionQueEscribe extends Comun, Textos {
  readonly lee: false;
  readonly historia: string;
  /** A screen asks these use cases anew, since the action changes their answers. */
  readonly refresca: readonly ['lista-asegurados', 'detalle-asegurado', 'historia-asegurado', ...string[]];
}

export type ReglaDeAccion = AccionQueLee | AccionQueEscribe;

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INHABILITADO, DERECHOHABIENTE } = ESTADO;
const CON_BAJA = [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE] as const;
const CON_COBERTURA = CON_BAJA;

export const DE_LA_AFILIACION = ['lista-asegurados', 'detalle-asegurado', 'historia-asegurado'] as const;

export const ACCIONES = {
  'detalle-asegurado': {
    nombre: 'Detalles',
    tipos: ['TITULAR', 'BENEFICIARIO'],
    roles: ROLES,
    estados: 'TODOS',
    lee: true,
    operacion: 'Detalles de asegurados consultados',
    auditoria: 'Detalles de un asegurado',
    parrafo: 'document 2 §2 Details panel',
  },
  'baja-titular': {
    nombre: 'Baja',
    tipos: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: CON_BAJA,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Baja del titular',
    operacion: 'Bajas de titulares',
    auditoria: 'Baja de un titular',
    guia: 'Bajas de titulares',
    parrafo: 'document 2 §4 Holder baja rules, §5 Baja',
  },
  'ampliacion-titular': {
    nombre: 'Ampliación',
    tipos: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: [CESANTIA],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Ampliación de la cobertura',
    operacion: 'Ampliaciones de titulares',
    auditoria: 'Ampliación de un titular',
    guia: 'Ampliaciones de titulares',
    parrafo: 'document 2 §2 Holder ampliación panel, §5 Ampliación',
  },
  /** The panel shows the beneficiaries, their actions and the way to a new one; it is no use case of its own. */
  beneficiarios: {
    nombre: 'Beneficiarios',
    tipos: ['TITULAR'],
    roles: ROLES_BENEFICIARIOS,
    // The specification names INHABILITADO too, which no holder is.
    estados: [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INHABILITADO],
    conBeneficiarios: true,
    enLista: 'registro-beneficiario',
    lee: true,
    parrafo: 'document 2 §2 Beneficiaries panel',
  },
  'actualizacion-titular': {
    nombre: 'Actualizar',
    tipos: ['TITULAR'],
    roles: ROLES_REGISTRO,
    estados: CON_COBERTURA,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Actualización de los datos',
    operacion: 'Actualizaciones de titulares',
    auditoria: 'Actualización de un titular',
    guia: 'Actualizar titulares',
    parrafo: 'document 2 §2 Holder update form, §5',
  },
  'baja-beneficiario': {
    nombre: 'Baja',
    tipos: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: CON_BAJA,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Baja del beneficiario',
    operacion: 'Bajas de beneficiarios',
    auditoria: 'Baja de un beneficiario',
    guia: 'Bajas de beneficiarios',
    parrafo: 'document 2 §4 Holder baja rules (Beneficiary baja), §5 Baja',
  },
  'ampliacion-beneficiario': {
    nombre: 'Ampliación',
    tipos: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [CESANTIA],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Ampliación de la cobertura',
    operacion: 'Ampliaciones de beneficiarios',
    auditoria: 'Ampliación de un beneficiario',
    guia: 'Ampliaciones de beneficiarios',
    parrafo: 'document 2 §2 Beneficiaries panel, §5 Ampliación',
  },
  'habilitacion-derechohabiente': {
    nombre: 'Derechohabiente',
    tipos: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [CESANTIA, INHABILITADO],
    soloVivos: true,
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Habilitación como derechohabiente',
    operacion: 'Habilitaciones de derechohabientes',
    auditoria: 'Habilitación de un derechohabiente',
    guia: 'Habilitar derechohabientes',
    parrafo: 'document 2 §2 Derechohabiente activation form',
  },
  'renovacion-condicion': {
    nombre: 'Condición',
    tipos: ['BENEFICIARIO'],
    roles: ROLES_BENEFICIARIOS,
    estados: [...CON_COBERTURA, INHABILITADO],
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
    tipos: ['BENEFICIARIO'],
    roles: ROLES_REGISTRO,
    estados: CON_COBERTURA,
    enLista: 'registro-beneficiario',
    lee: false,
    refresca: DE_LA_AFILIACION,
    historia: 'Actualización de los datos',
    operacion: 'Actualizaciones de beneficiarios',
    auditoria: 'Actualización de un beneficiario',
    guia: 'Actualizar beneficiarios',
    parrafo: 'document 2 §2 Beneficiary update form, §5',
  },
  'revision-afiliacion': {
    nombre: 'Revisión',
    tipos: ['TITULAR', 'BENEFICIARIO'],
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
} as const satisfies Record<string, ReglaDeAccion>;

export type AccionDeFila = keyof typeof ACCIONES;

/** The actions stand in the order in which they are offered. */
export const ACCIONES_DE_FILA = Object.keys(ACCIONES) as [AccionDeFila, ...AccionDeFila[]];

const { beneficiarios: _panel, ...casos } = ACCIONES;

/** The actions that are use cases. */
export const CASOS_DE_LISTA = casos;

export type CasoDeLista = keyof typeof CASOS_DE_LISTA;

/** Those that write the affiliation. */
export type CasoQueEscribe = {
  [C in CasoDeLista]: (typeof ACCIONES)[C] extends { lee: false } ? C : never;
}[CasoDeLista];

export const reglaDeAccion = (accion: AccionDeFila): ReglaDeAccion => ACCIONES[accion];

export function refrescaTras(accion: CasoQueEscribe): readonly string[] {
  return ACCIONES[accion].refresca;
}

/** Gives the texts of one place; an action without one there has no line. */
export const textosDeAcciones = (donde: keyof Textos): Record<string, string> =>
  Object.fromEntries(
    ACCIONES_DE_FILA.flatMap((accion) => {
      const texto = reglaDeAccion(accion)[donde];
      return texto === undefined ? [] : [[accion, texto]];
    }),
  );

export const leerAccionDeFila = (texto: string): AccionDeFila | undefined =>
  ACCIONES_DE_FILA.find((accion) => accion === texto);
