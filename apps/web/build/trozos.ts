/** The plugins read these of a chunk of the output. */
export interface Trozo {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  code: string;
  viteMetadata?: { importedCss: Set<string> };
}

/** Everything starts at `ENTRADA`; `APLICACION` frames the pages behind the sign-in. */
export const ENTRADA = 'src/main.tsx';
export const APLICACION = 'src/aplicacion.tsx';

export class Trozos {
  readonly todos: readonly Trozo[];
  readonly #porArchivo: ReadonlyMap<string, Trozo>;

  constructor(salida: Record<string, { type: string }>) {
    this.todos = Object.values(salida).filter((pieza): pieza is Trozo => pieza.type === 'chunk');
    this.#porArchivo = new Map(this.todos.map((trozo) => [trozo.fileName, trozo]));
  }

  /** Gives the chunk that holds a module, and all that it needs to run. */
  conLoSuyo(modulo: string): ReadonlySet<Trozo> {
    const trozo = this.todos.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(modulo)));
    if (trozo === undefined) throw new Error(`Not in the bundle: ${modulo}`);
    return this.#cierre(trozo, new Set());
  }

  #cierre(trozo: Trozo, vistos: Set<Trozo>): Set<Trozo> {
    if (vistos.has(trozo)) return vistos;
    vistos.add(trozo);
    for (const archivo of trozo.imports) {
      const importado = this.#porArchivo.get(archivo);
      if (importado !== undefined) this.#cierre(importado, vistos);
    }
    return vistos;
  }
}
