import { ATRIBUTO_TEMA, CLAVE_MODO } from './tema-claves.ts';

/** The scheme is the person's choice; until there is one it is the system's. */
export type Modo = 'system' | 'light' | 'dark';

const oyentes = new Set<() => void>();
const sistema = () => matchMedia('(prefers-color-scheme: dark)');

export function leerModo(): Modo {
  const elegido = localStorage.getItem(CLAVE_MODO);
  return elegido === 'light' || elegido === 'dark' ? elegido : 'system';
}

/** Changes at once: otherwise each button would fade into its new colours by itself. */
function sinTransiciones(cambio: () => void): void {
  const quietas = document.createElement('style');
  quietas.textContent = '*{transition:none!important}';
  document.head.append(quietas);
  cambio();
  getComputedStyle(document.body).getPropertyValue('color');
  setTimeout(() => quietas.remove(), 1);
}

function poner(): void {
  const modo = leerModo();
  const oscuro = modo === 'dark' || (modo === 'system' && sistema().matches);
  sinTransiciones(() => document.documentElement.setAttribute(ATRIBUTO_TEMA, oscuro ? 'dark' : 'light'));
  for (const oyente of oyentes) oyente();
}

export function elegirModo(modo: Modo): void {
  localStorage.setItem(CLAVE_MODO, modo);
  poner();
}

export function alCambiarModo(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * Puts the person's choice on the page before anything is drawn, so that a dark screen never flashes white, and keeps
 * to what the system or another tab says later.
 */
export function ponerTemaInicial(): void {
  poner();
  // Old telephone browsers that still come to the public page lack it.
  sistema().addEventListener?.('change', poner);
  addEventListener('storage', ({ key }) => {
    if (key === CLAVE_MODO) poner();
  });
}
