import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Files share a process, its document and the libraries; each has its own copy of the product's modules.
vi.resetModules();

const COMPARTIDOS = [navigator, URL, Element.prototype, HTMLElement.prototype];
const estilos = [...document.head.children];
const antes = COMPARTIDOS.map((uno) => [uno, Object.getOwnPropertyDescriptors(uno)] as const);
const { addEventListener: escuchar, removeEventListener: callar } = window;
const oidos: Parameters<typeof escuchar>[] = [];
window.addEventListener = (...que: Parameters<typeof escuchar>) => {
  oidos.push(que);
  escuchar.apply(window, que);
};

/** What a file leaves behind goes with it: the next one finds the document as it was at first. */
afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  // A module that is still loading would arrive among the next file's, in the place of what that one puts there.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  for (const [tipo, quien, como] of oidos) callar.call(window, tipo, quien, como);
  window.addEventListener = escuchar;
  for (const [uno, eran] of antes) {
    for (const clave of Reflect.ownKeys(uno)) if (!(clave in eran)) Reflect.deleteProperty(uno, clave);
    Object.defineProperties(uno, eran);
  }
  document.body.replaceChildren();
  // Styles stay where they are: the library that wrote them writes each once, and one put back has none of its rules.
  for (const uno of [...document.head.children])
    if (!estilos.includes(uno) && !uno.matches('style[data-emotion]')) uno.remove();
  for (const uno of [document.documentElement, document.body])
    for (const { name } of [...uno.attributes]) uno.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
