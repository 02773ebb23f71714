/** One call takes so many arguments at most; it is a multiple of three, so that the parts join. */
const PARTE = 0x6000;

export const comoTexto = (bytes: Uint8Array): string => Reflect.apply(String.fromCharCode, null, bytes);

export function enBase64(bytes: Uint8Array): string {
  let base64 = '';
  for (let i = 0; i < bytes.length; i += PARTE) base64 += btoa(comoTexto(bytes.subarray(i, i + PARTE)));
  return base64;
}
