/** The type covers as much of a JSON schema as the contract writes. */
export interface Esquema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Esquema>;
  required?: string[];
  items?: Esquema;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  additionalProperties?: boolean | Esquema;
}

export type Esquemas = Readonly<Record<string, Esquema>>;

export interface Campo {
  nombre: string;
  tipo: string;
  requerido: boolean;
}

const TIPOS: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'número entero',
  number: 'número',
  boolean: 'verdadero o falso',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
};
const FORMATOS: Readonly<Record<string, string>> = { date: 'fecha', 'date-time': 'fecha con hora', binary: 'archivo' };
/** From here on a limit belongs to the program's own numbers, and says nothing to who calls. */
const SIN_LIMITE = 2 ** 31 - 1;
/** No answer is so deep; a schema that names itself ends there. */
const HONDO = 8;

const deReferencia = (esquema: Esquema, todos: Esquemas): Esquema => {
  const nombre = esquema.$ref?.split('/').at(-1);
  return nombre === undefined ? esquema : deReferencia(todos[nombre] ?? {}, todos);
};

const esNulo = ({ type }: Esquema): boolean => type === 'null';
const variantesDe = ({ anyOf, oneOf }: Esquema): readonly Esquema[] => anyOf ?? oneOf ?? [];

function enPalabras(dado: Esquema, todos: Esquemas): string {
  const esquema = deReferencia(dado, todos);
  const variantes = variantesDe(esquema);
  if (variantes.length > 0) return [...new Set(variantes.map((una) => enPalabras(una, todos)))].join(' o ');
  if (esquema.const !== undefined) return `«${String(esquema.const)}»`;
  if (esquema.enum !== undefined) return esquema.enum.map((uno) => `«${String(uno)}»`).join(', ');
  const tipos = [esquema.type ?? []].flat().map((uno) => TIPOS[uno] ?? uno);
  const tipo = FORMATOS[esquema.format ?? ''] ?? (tipos.join(' o ') || 'cualquiera');
  if (esquema.format === 'date') return tipo;
  const { minimum, maximum, minLength, maxLength, items } = esquema;
  const limites = [
    ...(maxLength === undefined ? [] : [`hasta ${maxLength} signos`]),
    ...(minLength !== undefined && minLength > 1 ? [`al menos ${minLength}`] : []),
    ...(minimum === undefined || minimum < -SIN_LIMITE ? [] : [`desde ${minimum}`]),
    ...(maximum === undefined || maximum >= SIN_LIMITE ? [] : [`hasta ${maximum}`]),
  ];
  const de = items === undefined ? '' : ` de ${enPalabras(items, todos)}`;
  return `${tipo}${de}${limites.length > 0 ? ` (${limites.join(', ')})` : ''}`;
}

/** Lists every field that a schema names, the inner ones by their path; `[]` stands for each of a list. */
export function camposDe(dado: Esquema, todos: Esquemas, camino = '', hondo = 0): Campo[] {
  const esquema = deReferencia(dado, todos);
  if (hondo > HONDO) return [];
  const variantes = variantesDe(esquema).filter((una) => !esNulo(una));
  if (variantes.length > 0) {
    const vistos = variantes.flatMap((una) => camposDe(una, todos, camino, hondo + 1));
    return vistos.filter(({ nombre }, i) => vistos.findIndex((otro) => otro.nombre === nombre) === i);
  }
  if (esquema.items !== undefined) return camposDe(esquema.items, todos, `${camino}[]`, hondo + 1);
  return Object.entries(esquema.properties ?? {}).flatMap(([clave, hijo]) => {
    const nombre = camino === '' ? clave : `${camino}.${clave}`;
    const propio = { nombre, tipo: enPalabras(hijo, todos), requerido: esquema.required?.includes(clave) ?? false };
    return [propio, ...camposDe(hijo, todos, nombre, hondo + 1)];
  });
}
