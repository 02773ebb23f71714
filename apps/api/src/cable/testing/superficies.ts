type Valor = null | boolean | number | string | Valor[] | Objeto;
interface Objeto {
  [clave: string]: Valor;
}

/** The parts of the wire that are frozen apart from each other, by how their paths begin. */
export const SUPERFICIES = {
  v1: '/api/v1/',
  v2: '/api/v2/',
  monitoreo: '/monitoreo/',
  salud: '/salud/',
  claves: '/.well-known/',
} as const;

const esObjeto = (valor: Valor | undefined): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** With the keys of every object in order, so that only what is said can differ. */
function ordenado(valor: Valor): Valor {
  if (Array.isArray(valor)) return valor.map(ordenado);
  if (!esObjeto(valor)) return valor;
  const claves = Object.keys(valor).toSorted();
  return Object.fromEntries(claves.map((clave) => [clave, ordenado(valor[clave] ?? null)]));
}

/** Names of the shared schemas that are used in there. */
function nombrados(valor: Valor): string[] {
  if (Array.isArray(valor)) return valor.flatMap(nombrados);
  if (!esObjeto(valor)) return [];
  return Object.entries(valor).flatMap(([clave, hijo]) =>
    clave === '$ref' && typeof hijo === 'string' ? [hijo.replace('#/components/schemas/', '')] : nombrados(hijo),
  );
}

/** Those schemas and whatever they use themselves. */
function alcanzados(desde: Valor, esquemas: Objeto): Objeto {
  const hallados: Objeto = {};
  const pendientes = nombrados(desde);
  for (let nombre = pendientes.pop(); nombre !== undefined; nombre = pendientes.pop()) {
    const esquema = esquemas[nombre];
    if (esquema === undefined || nombre in hallados) continue;
    hallados[nombre] = esquema;
    pendientes.push(...nombrados(esquema));
  }
  return hallados;
}

/** What the OpenAPI document says of the surface whose paths begin so: its paths and each shared schema that they reach. */
export function parteDe(documento: string, comienzo: string): Valor {
  const { paths, components }: { paths: Objeto; components: { schemas: Objeto } } = JSON.parse(documento);
  const propias = Object.entries(paths).filter(([ruta]) => ruta.startsWith(comienzo));
  const rutas = Object.fromEntries(propias);
  return ordenado({ paths: rutas, schemas: alcanzados(rutas, components.schemas) });
}

export const rutasDe = (documento: string): string[] => {
  const { paths }: { paths: Record<string, object> } = JSON.parse(documento);
  return Object.entries(paths).flatMap(([ruta, operaciones]) =>
    Object.keys(operaciones).map((metodo) => `${metodo.toUpperCase()} ${ruta}`),
  );
};

const ANCHO = 110;

/** JSON to be read: what fits stays on one line. */
export function comoTexto(valor: unknown, sangria = ''): string {
  const corto = JSON.stringify(valor, null, 1).replace(/\n\s*/g, ' ');
  if (typeof valor !== 'object' || valor === null || sangria.length + corto.length <= ANCHO) return corto;
  const dentro = `${sangria}  `;
  const lineas = Array.isArray(valor)
    ? valor.map((hijo) => dentro + comoTexto(hijo, dentro))
    : Object.entries(valor)
        .filter(([, hijo]) => hijo !== undefined)
        .map(([clave, hijo]) => `${dentro}${JSON.stringify(clave)}: ${comoTexto(hijo, dentro)}`);
  const [abre, cierra] = Array.isArray(valor) ? '[]' : '{}';
  return `${abre}\n${lineas.join(',\n')}\n${sangria}${cierra}`;
}
