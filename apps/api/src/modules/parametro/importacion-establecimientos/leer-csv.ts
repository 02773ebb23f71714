import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import { parse } from 'csv-parse/sync';

/** As spreadsheets write it: UTF-8, with a mark or without, or else the code page of Windows. */
function decodificar(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stands between the titles: spreadsheets take the separator of the country. */
function separadorDe(texto: string): string {
  const titulos = texto.split(/\r?\n/, 1)[0] ?? '';
  const veces = (uno: string) => titulos.split(uno).length;
  return [';', '\t', ','].reduce((mejor, uno) => (veces(uno) > veces(mejor) ? uno : mejor));
}

/** Rows of cells, empty ones too, so that a row has the number that a spreadsheet gives it. */
export function leerCsv(base64: string): string[][] {
  const texto = decodificar(Buffer.from(base64, 'base64'));
  if (texto.includes('\0')) throw campoInvalido('contenido', 'El archivo no es un CSV: guárdelo como «CSV UTF-8».');
  try {
    return parse(texto, {
      delimiter: separadorDe(texto),
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
    }) as string[][];
  } catch {
    throw campoInvalido('contenido', 'El archivo no es un CSV que se pueda leer: revise sus comillas.');
  }
}
