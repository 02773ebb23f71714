// How pg writes a value for the wire (dates, arrays, buffers, JSON); its types leave it out.
declare module 'pg/lib/utils.js' {
  export function prepareValue(valor: unknown): string | Buffer | null;
}
