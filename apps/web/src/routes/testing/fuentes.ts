/** Tests that hold for every field or dialog read the sources of the screens. */
const TODAS: Record<string, string> = import.meta.glob('../../{features,routes,ui}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each source stands by its path below `src`; tests are left out. */
const FUENTES = Object.entries(TODAS)
  .filter(([archivo]) => !/\.test\.tsx?$|\/testing\/|^\.\//.test(archivo))
  .map(([archivo, texto]) => [archivo.replace('../../', '').replace(/^\.\.\//, 'routes/'), texto] as const);

const nombreDe = (archivo: string): string => archivo.replace(/^.*\/|\.tsx$/g, '');

/** A row of a table of fields (ui/FormFields) stands for a component so. */
const FILAS: Record<string, string> = { FormTextField: "kind: 'text'", FormDateField: "kind: 'date'" };

/** Counts how often each file draws one of these components, or has a row for it; a file that does not is left out. */
export function dibujan(componentes: readonly string[]): Record<string, number> {
  const filas = componentes.flatMap((componente) => FILAS[componente] ?? []);
  const uso = new RegExp([`<(?:${componentes.join('|')})\\b`, ...filas].join('|'), 'g');
  const veces = FUENTES.map(([archivo, texto]) => [archivo, texto.match(uso)?.length ?? 0] as const);
  return Object.fromEntries(veces.filter(([, n]) => n > 0));
}

/**
 * Tells where one gets from a component upwards, from whoever draws it to whoever draws that, without passing one of
 * these files: empty when every way meets one.
 */
export function sinPasarPor(componente: string, archivos: readonly string[], vistos = new Set<string>()): string[] {
  const suben = Object.keys(dibujan([componente])).filter((archivo) => !archivos.includes(archivo));
  return suben.flatMap((archivo) => {
    if (vistos.has(archivo)) return [];
    vistos.add(archivo);
    const arriba = Object.keys(dibujan([nombreDe(archivo)]));
    return arriba.length === 0 ? [archivo] : sinPasarPor(nombreDe(archivo), archivos, vistos);
  });
}

const ETIQUETAS = /<(?:FormTextField|TextInput|TextField|OutlinedInput|InputBase|input)\b([\s\S]*?)\/>/g;
const FILAS_DE_TEXTO = /\{\s*kind: 'text', *[\s\S]*?\}/g;

const comoElemento = (fila: string): string =>
  fila.replace(/\b(\w+): '([^']*)'/g, '$1="$2"').replace(/\b(\w+): ([^,}]*)/g, '$1={$2}');

/** Lists the fields of text that somebody can type in, whose own words match, as `file: <Field …`. */
export function camposDeTexto(palabras: RegExp): string[] {
  return FUENTES.flatMap(([archivo, texto]) =>
    [...(texto.match(ETIQUETAS) ?? []), ...(texto.match(FILAS_DE_TEXTO) ?? []).map(comoElemento)]
      .filter((campo) => palabras.test(campo) && !/^<\w+\s+select\b|readOnly: true/.test(campo))
      .map((campo) => `${archivo}: ${campo.replace(/\s+/g, ' ').slice(0, 120)}`),
  );
}
