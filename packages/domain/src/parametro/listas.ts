/** ADM_SGPA keeps these lists (acuerdos §7 parameters); each says what rests on rules or on fixed texts. */
import { CODIGO_FIJO, ESPECIALES } from '../shared/codigo-entidad.ts';
import { esFeriadoDeLey } from '../shared/feriados.ts';

/** Means some codes of a list, all of them, or those that a rule tells. */
type Codigos = readonly string[] | 'todos' | ((codigo: string) => boolean);

interface DatosDeLista {
  readonly titulo: string;
  /** A sentence calls one value of the list by these words. */
  readonly uno: string;
  /** Rules rest on these codes, so they do not end. With `todos` none is added either: it would have no rule. */
  readonly conRegla: Codigos;
  /** These names stay as they are: mostly the specification's. */
  readonly nombresFijos?: Codigos;
  /** The reason that is told where it is not 'a rule of the system uses it'. */
  readonly razon?: string;
}

/** The specification offers these kins; rules ask something of some of them (`beneficiario/quien-puede.ts`). */
const PARENTESCOS_DE_LA_ESPECIFICACION = [
  'ESPOSA_ESPOSO',
  'PADRE_MADRE',
  'HERMANO_HERMANA',
  'NIETO_NIETA',
  'CONVIVIENTE',
  'HIJA_HIJO',
  'HIJASTRO_HIJASTRA',
  'OTROS',
];

export const LISTAS = {
  EDAD: {
    titulo: 'Edades',
    uno: 'la edad',
    conRegla: () => true,
    nombresFijos: () => true,
    razon: 'Una edad no cambia ni termina: añada otra, que rige desde su primer día.',
  },
  EMPLEADOR: {
    titulo: 'Entidades empleadoras',
    uno: 'la entidad empleadora',
    conRegla: [...Object.values(CODIGO_FIJO), ...ESPECIALES],
  },
  ENTE_GESTOR: { titulo: 'Entes gestores', uno: 'el ente gestor', conRegla: [] },
  ESTABLECIMIENTO: { titulo: 'Establecimientos de salud', uno: 'el establecimiento', conRegla: [] },
  ESTADO_CIVIL: { titulo: 'Estado civil', uno: 'el estado civil', conRegla: [] },
  FERIADO: {
    titulo: 'Feriados',
    uno: 'el feriado',
    conRegla: esFeriadoDeLey,
    nombresFijos: esFeriadoDeLey,
    razon: 'Es un feriado de ley: no cambia ni termina.',
  },
  GENERO: { titulo: 'Género', uno: 'el género', conRegla: 'todos' },
  MOTIVO_AMPLIACION: {
    titulo: 'Motivos de ampliación',
    uno: 'el motivo',
    conRegla: 'todos',
    nombresFijos: 'todos',
  },
  MOTIVO_BAJA: { titulo: 'Motivos de baja', uno: 'el motivo', conRegla: 'todos', nombresFijos: 'todos' },
  PARENTESCO: {
    titulo: 'Parentesco con el titular',
    uno: 'el parentesco',
    conRegla: ['ESPOSA_ESPOSO', 'CONVIVIENTE', 'HIJA_HIJO', 'PADRE_MADRE'],
    nombresFijos: PARENTESCOS_DE_LA_ESPECIFICACION,
  },
  TIPO_ASEGURADO: { titulo: 'Tipos de asegurado', uno: 'el tipo', conRegla: 'todos', nombresFijos: 'todos' },
  TIPO_CODIGO: {
    titulo: 'Tipos de código del portal de empleadores',
    uno: 'el tipo',
    conRegla: 'todos',
    nombresFijos: 'todos',
  },
  TIPO_DOCUMENTO_IDENTIDAD: { titulo: 'Tipos de documento de identidad', uno: 'el tipo', conRegla: 'todos' },
  TIPO_EMPRESA: {
    titulo: 'Tipos de código de la entidad empleadora',
    uno: 'el tipo',
    conRegla: 'todos',
    nombresFijos: 'todos',
  },
  TIPO_RENTISTA: { titulo: 'Tipos de rentista', uno: 'el tipo', conRegla: 'todos' },
} as const satisfies Readonly<Record<string, DatosDeLista>>;

export type Lista = keyof typeof LISTAS;

export const NOMBRES_DE_LISTAS = Object.keys(LISTAS) as [Lista, ...Lista[]];

function alcanza(cuales: Codigos | undefined, codigo: string): boolean {
  if (typeof cuales === 'function') return cuales(codigo);
  return cuales === 'todos' || (cuales?.includes(codigo) ?? false);
}

const deLaLista = (lista: Lista): DatosDeLista => LISTAS[lista];

export const tituloDeLista = (lista: Lista): string => LISTAS[lista].titulo;

/** Tells whether a rule of the system asks for this code, which then nobody ends. */
export const loUsaUnaRegla = (lista: Lista, codigo: string): boolean => alcanza(deLaLista(lista).conRegla, codigo);

export const tieneNombreFijo = (lista: Lista, codigo: string): boolean =>
  alcanza(deLaLista(lista).nombresFijos, codigo);

export const admiteNuevos = (lista: Lista): boolean => deLaLista(lista).conRegla !== 'todos';

export const ACCIONES_DE_PARAMETRO = ['actualizacion-parametro', 'vigencia-parametro'] as const;
export type AccionDeParametro = (typeof ACCIONES_DE_PARAMETRO)[number];

/** Tells what may be done with a value; some lists have more to change than its name. */
export function accionesDeParametro(lista: Lista, codigo: string): AccionDeParametro[] {
  return ACCIONES_DE_PARAMETRO.filter((accion) =>
    accion === 'vigencia-parametro' ? !loUsaUnaRegla(lista, codigo) : !tieneNombreFijo(lista, codigo),
  );
}

export const TEXTO_DE_REGLA = 'Lo usa una regla del sistema';
export const TEXTO_NOMBRE_FIJO = 'Su nombre es el de la especificación';

/** A first day that is still to come would end what is offered, as a last day does. */
export const TEXTO_NO_EMPIEZA_DESPUES = `${TEXTO_DE_REGLA}: no puede empezar después de hoy.`;

/** Tells why a value does not end or change; null where it does. */
export function razonDeNoTocar(lista: Lista, codigo: string, accion: AccionDeParametro): string | null {
  if (accionesDeParametro(lista, codigo).includes(accion)) return null;
  const { razon } = deLaLista(lista);
  if (razon !== undefined) return razon;
  return accion === 'vigencia-parametro'
    ? `${TEXTO_DE_REGLA}: su código no cambia ni termina.`
    : `${TEXTO_NOMBRE_FIJO}: no cambia.`;
}
