import { cuantosCasos, esSuTurno } from './cuantos-casos.ts';
import type { Esquema } from './pedidos.ts';
import type { Puesto } from './por-turnos.ts';

type Ruta = (string | number)[];

/** Describes one field of a request's body, as the schema does. */
export interface Hoja {
  ruta: Ruta;
  esquema: Esquema;
  requerida: boolean;
  admiteNulo: boolean;
}

const sinNulo = (esquema: Esquema): Esquema => esquema.anyOf?.find(({ type }) => type !== 'null') ?? esquema;

/** Gives every field of a body, also the objects and lists on the way to it. */
export function hojasDe(esquema: Esquema, ruta: Ruta = [], requerida = true): Hoja[] {
  const propio = sinNulo(esquema);
  const admiteNulo = propio !== esquema;
  const aqui: Hoja[] = ruta.length === 0 ? [] : [{ ruta, esquema: propio, requerida, admiteNulo }];
  if (propio.items) return [...aqui, ...hojasDe(propio.items, [...ruta, 0], false)];
  const campos = Object.entries(propio.properties ?? {});
  return [
    ...aqui,
    ...campos.flatMap(([campo, hijo]) => hojasDe(hijo, [...ruta, campo], propio.required?.includes(campo) ?? false)),
  ];
}

/** Copies the body with another value in that place; undefined takes the field away. */
export function con(cuerpo: unknown, [paso, ...resto]: Ruta, valor: unknown): unknown {
  if (paso === undefined) return valor;
  if (Array.isArray(cuerpo)) return cuerpo.map((v, i) => (i === paso ? con(v, resto, valor) : v));
  if (typeof paso === 'number') return [con(undefined, resto, valor)];
  const objeto = (typeof cuerpo === 'object' && cuerpo !== null ? cuerpo : {}) as Record<string, unknown>;
  return { ...objeto, [paso]: con(objeto[String(paso)], resto, valor) };
}

export interface EnHoja extends Puesto {
  hoja: Hoja;
}
export const enHoja = (hoja: Hoja, valores: readonly unknown[]): EnHoja[] =>
  valores.map((valor) => ({ hoja, nombre: hoja.ruta.join('.'), valor }));
export const puestosEn = (cuerpo: unknown, puestos: readonly EnHoja[]): unknown =>
  puestos.reduce((hasta, { hoja, valor }) => con(hasta, hoja.ruta, valor), cuerpo);

const FECHAS = [
  '2020-02-31',
  '31/02/2020',
  '2020-13-01',
  '2020-1-1',
  '0000-01-01',
  '20200101',
  '2020-01-01T00:00:00Z',
  '-1',
];

export const esNumero = ({ type, enum: valores }: Esquema): boolean =>
  !valores && ['integer', 'number'].includes(String([type].flat()[0]));

/** Other programs read these as a number. */
const CASI_NUMEROS = ['1', '1.000', '1,5', '1e3', ' 1', '', 'null', true, false, [], [1], {}];

/** In an address a number is digits, so these are refused there. */
export const CASI_DIGITOS = [
  '1.000',
  '1,5',
  '1.5',
  '1e3',
  ' 1',
  '+1',
  '-1',
  '0x10',
  'true',
  'NaN',
  'Infinity',
  '１',
  '[1]',
];

/** Gives values that no reading of the schema accepts. */
export function inaceptables({ esquema, requerida, admiteNulo }: Hoja): unknown[] {
  const ausente = requerida ? [undefined, null] : [];
  const opciones = esquema.anyOf ?? [];
  if (esquema.type === 'null') return ['x', 1, {}];
  if (esquema.enum || (opciones.every(({ enum: valores }) => valores) && opciones.length > 0))
    return [0, 3, '1', true, [], {}];
  const tipo = [esquema.type].flat()[0];
  if (tipo === 'boolean') return [...ausente, 'x', 7, [], {}];
  if (tipo === 'object') return [...ausente, 'x', 7, [], true];
  if (tipo === 'array') return [...ausente, 'x', 7, {}, ...(esquema.minItems ? [[]] : [])];
  if (esNumero(esquema)) {
    const fuera = [-1, 1e300, (esquema.maximum ?? Number.MAX_SAFE_INTEGER) + 1, ...(tipo === 'integer' ? [1.5] : [])];
    return [...CASI_NUMEROS, ...fuera, ...(admiteNulo ? [] : [null]), ...(requerida ? [undefined] : [])];
  }
  const texto = [
    1,
    true,
    [],
    {},
    ['x'],
    'nulo\u0000dentro',
    'medio\ud800carácter',
    'x'.repeat((esquema.maxLength ?? 1000) + 1),
  ];
  return [...ausente, ...texto, ...(esquema.format === 'date' ? FECHAS : [])];
}

/** Each place meets one in so many of the texts. */
const DE_CADA = cuantosCasos(1, 5);
export const aSuTurno = (textos: readonly string[], lugar: number): string[] =>
  textos.filter((_, i) => esSuTurno(i + lugar, DE_CADA));

/** Of the paths that meet all those texts a run asks one in so many. */
const CADA_RUTA = cuantosCasos(1, 2);
export const rutasDeTurno = <T>(rutas: readonly T[]): T[] => rutas.filter((_, i) => esSuTurno(i, CADA_RUTA));

const EXTRANOS = ['ß', 'ŉ', '😀', 'ñ', 'n\u0303', '\u202e', '\u200b', "'", '\\', '9'];

/** Gives the farthest values that the schema lets through: the database and the rules behind it must bear them. */
export function extremos(
  { type, anyOf, minimum, maximum, maxLength, format, enum: valores }: Esquema,
  lugar: number,
): unknown[] {
  if (valores) return [];
  if (anyOf) return anyOf.flatMap((una) => extremos(una, lugar));
  const tipo = [type].flat()[0];
  if (tipo === 'integer' || tipo === 'number') return [minimum, maximum].filter((n) => n !== undefined);
  if (tipo !== 'string') return [];
  if (format === 'date') return ['0001-01-01', '1849-12-31', '2200-12-31', '9999-12-31'];
  // A longer photo or file tells nothing more than a shorter one.
  const largo = Math.min(maxLength ?? 1, 500);
  return aSuTurno(EXTRANOS, lugar).map((letra) => letra.repeat(Math.floor(largo / letra.length)));
}

/** These texts have hurt other programs. */
export const VENENOS = [
  "' or 1=1 --",
  "'; drop table afiliacion; --",
  '1); select pg_sleep(10); --',
  '$1',
  '%',
  '_%',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '#{7*7}',
  '%00',
  '%zz',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'ﷺ'.repeat(50),
  '😀',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  '2020-02-31',
  '31/02/2020',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  '1.5',
  'true',
  '',
  ' ',
  '\t',
];

/** These texts are sent in the place of a body. */
export const CUERPOS: Record<string, string> = {
  'JSON cortado': '{"data": [',
  'texto suelto': 'hola',
  lista: '[]',
  nulo: 'null',
  número: '12',
  cadena: '"x"',
  vacío: '',
  prototipo: '{"__proto__": {"es_admin": true}}',
  constructor: '{"constructor": {"prototype": {"es_admin": true}}}',
  'muy anidado': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'NUL suelto': '\u0000',
  BOM: '\ufeff{}',
};

/** The address of the list carries these. */
export const FILTROS_MALOS = [
  'page=-1',
  'page=x',
  'page=1.5',
  'page=99999999999',
  'limit=0',
  'limit=101',
  'limit=abc',
  'idEnteGestor=x',
  'entidades=1,,2',
  'entidades=a',
  'entidades=1;drop',
  'fechaInicio=2020-02-31',
  'fechaFin=31/12/2020',
  'tipoFecha=NACIMIENTO',
  'numeroDocumento=12a',
  'misRegistros=quizas',
  'tipoAfiliado=OTRO',
  'estado=NO_HAY',
  'estado=ACTIVO&estado=INACTIVO',
  'page=1&page=2',
];
