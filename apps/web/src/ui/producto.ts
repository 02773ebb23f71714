/** The server wrote the product's short name into the page. */
export const PRODUCTO =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? 'SGPA';
