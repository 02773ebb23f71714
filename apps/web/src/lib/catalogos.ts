/** The server told this version of the lists last: with a newer one, what this tab kept of them is asked anew. */
let vista = 0;
let alCambiar = (): void => {};

export const CABECERA_CATALOGOS = 'sgpa-catalogos';

/** Every answer tells a version; a late one tells an older version, which says nothing. */
export function anotarCatalogos(dicha: string | null): void {
  const version = Number(dicha);
  if (!(version > vista)) return;
  const primera = vista === 0;
  vista = version;
  if (!primera) alCambiar();
}

export function alCambiarCatalogos(hacer: () => void): void {
  alCambiar = hacer;
}
