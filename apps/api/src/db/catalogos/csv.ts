/** Reads CSV with a header (RFC 4180: quoted fields may hold commas, doubled quotes and line ends) into one record per line. */
export function leerCsv(texto: string): Record<string, string>[] {
  const [cabecera, ...lineas] = campos(texto.endsWith('\n') ? texto : `${texto}\n`);
  if (!cabecera) return [];
  return lineas.map((linea, indice) => {
    if (linea.length !== cabecera.length) {
      throw new Error(`CSV record ${indice + 2} has ${linea.length} fields instead of ${cabecera.length}`);
    }
    return Object.fromEntries(cabecera.map((columna, i) => [columna, linea[i] ?? '']));
  });
}

/** A field, quoted or bare, and what ends it. */
const CAMPO = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy;

function campos(texto: string): string[][] {
  const lineas: string[][] = [];
  let linea: string[] = [];
  let leido = 0;
  while (leido < texto.length) {
    CAMPO.lastIndex = leido;
    const campo = CAMPO.exec(texto);
    if (!campo) throw new Error(`CSV can't be read at character ${leido}`);
    linea.push(campo[1]?.replaceAll('""', '"') ?? campo[2] ?? '');
    leido = CAMPO.lastIndex;
    if (campo[3] !== ',') {
      lineas.push(linea);
      linea = [];
    }
  }
  return lineas;
}
