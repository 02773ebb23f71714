/** @throws when the page was built without it. */
export function parte<E extends Element>(id: string, clase: new () => E): E {
  const elemento = document.getElementById(id);
  if (!(elemento instanceof clase)) throw new Error(`the page has no #${id}`);
  return elemento;
}

export function nuevo(etiqueta: string, texto: string, clase = ''): HTMLElement {
  const elemento = document.createElement(etiqueta);
  elemento.textContent = texto;
  if (clase !== '') elemento.className = clase;
  return elemento;
}
