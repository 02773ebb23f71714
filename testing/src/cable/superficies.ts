import { alcanzados } from '@sgpa/api/plugins/documentacion';

type Valor = null | boolean | number | string | Valor[] | Objeto;
interface Objeto {
  [clave: string]: Valor;
}

interface Documento {
  paths: Objeto;
  components: { schemas: Objeto; securitySchemes: Objeto };
}

/** The parts of the wire are frozen apart from each other, by how their paths begin. */
export const SUPERFICIES = {
  v1: '/api/v1/',
  v2: '/api/v2/',
  monitoreo: '/monitoreo/',
  claves: '/.well-known/',
} as const;

const esObjeto = (valor: Valor | undefined): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Puts the keys of every object in order, so that only what is said can differ. */
function ordenado(valor: Valor): Valor {
  if (Array.isArray(valor)) return valor.map(ordenado);
  if (!esObjeto(valor)) return valor;
  const claves = Object.keys(valor).toSorted();
  return Object.fromEntries(claves.map((clave) => [clave, ordenado(valor[clave] ?? null)]));
}

/** Gives the OpenAPI document of the surface whose paths begin so: its paths and each shared schema that they reach. */
export function parteDe(documento: string, comienzo: string): Valor {
  const { paths, components, ...comun }: Documento = JSON.parse(documento);
  const propias = Object.fromEntries(Object.entries(paths).filter(([ruta]) => ruta.startsWith(comienzo)));
  return ordenado({
    ...comun,
    paths: propias,
    components: {
      schemas: alcanzados(propias, components.schemas),
      // The scheme is told only where a path asks for a session.
      ...(JSON.stringify(propias).includes('"security":[{') ? { securitySchemes: components.securitySchemes } : {}),
    },
  });
}

export const rutasDe = (documento: string): string[] => {
  const { paths }: { paths: Record<string, object> } = JSON.parse(documento);
  return Object.entries(paths).flatMap(([ruta, operaciones]) =>
    Object.keys(operaciones).map((metodo) => `${metodo.toUpperCase()} ${ruta}`),
  );
};

const ANCHO = 110;

/** Writes JSON to be read: what fits stays on one line. */
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
