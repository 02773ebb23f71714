import { parse } from 'csv-parse/sync';

/** Reads CSV with a header (RFC 4180) into one record per line; a line with missing or extra fields is refused. */
export const leerCsv = (texto: string): Record<string, string>[] =>
  parse<Record<string, string>>(texto, { columns: true });
