import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { direccionDe } from '../../../lib/llamar.ts';
import { borrarSesion, guardarSesion } from '../../../lib/sesion.ts';
import { ponerAlmacen } from '../../../lib/testing/almacen-falso.ts';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { aConsulta, rutaDeLista } from './consulta.ts';
import { leerBusqueda } from './direccion.ts';
import { leerPreferencias } from './preferencias.ts';
import { clavePreferencias, leerGuardadas, rutaDePrimeraPagina } from './tamano-de-pagina.ts';

function loQuePideLaLista(): string {
  const busqueda = leerBusqueda({}, leerPreferencias(leerGuardadas()).porPagina);
  return direccionDe(rutaDeLista(busqueda), { query: aConsulta(busqueda) });
}

describe('tamano-de-pagina.test.ts', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', ponerAlmacen());
    guardarSesion(tokenFalso({ exp: 4_000_000_000 }));
  });
  afterEach(() => {
    borrarSesion();
    vi.unstubAllGlobals();
  });

  it.each([
    ['sin nada guardado', null, 25],
    ['con las filas que la persona eligió', '{"porPagina":50}', 50],
    ['con algo que no tiene sentido', '{"porPagina":7}', 25],
    ['con lo que dejó otro programa', 'x', 25],
  ])('%s, la primera página que se adelanta es la que la lista pide', (_caso, guardado, filas) => {
    if (guardado !== null) localStorage.setItem(clavePreferencias(), guardado);
    expect(rutaDePrimeraPagina()).toBe(loQuePideLaLista());
    expect(rutaDePrimeraPagina()).toContain(`limit=${filas}`);
  });
});
