import { ATRIBUTO_TEMA, CLAVE_MODO } from './tema-claves.ts';

/** Puts the person's choice on the page before anything is drawn, so that a dark screen never flashes white. */
export function ponerTemaInicial(): void {
  const elegido = localStorage.getItem(CLAVE_MODO);
  const oscuro = elegido === 'dark' || (elegido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(ATRIBUTO_TEMA, oscuro ? 'dark' : 'light');
}
