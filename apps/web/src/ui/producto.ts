/** Short name of the product, as the server wrote it into the page. */
export const PRODUCTO =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? 'SGPA';
