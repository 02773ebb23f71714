import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { escribirConsulta } from '../../../lib/consulta-de-direccion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { NADA_BUSCADO } from './buscado.ts';
import { CifrasDelDia } from './CifrasDelDia.tsx';

const CIFRAS = {
  conCobertura: { titulares: 81, beneficiarios: 47 },
  cierre: { fecha: '2026-10-31', contadoEl: '2026-11-01', titulares: 80, beneficiarios: 45 },
  porTerminar: { titulares: 2, beneficiarios: 1, dias: 15, tope: 5000 },
  novedades: 3,
  declaraciones: { difieren: 2, cierres: ['2026-10-31', '2026-09-30'] },
};

/** What it says, and where it leads. */
async function cifra(name: string) {
  const suya = within(await screen.findByRole('listitem', { name }));
  const enlaces = await suya.findAllByRole('link');
  return [suya.getByRole('heading').parentElement?.textContent, enlaces.map((uno) => uno.getAttribute('href'))];
}

function mostrar() {
  vi.stubGlobal('fetch', async () => Response.json(CIFRAS));
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CifrasDelDia buscado={NADA_BUSCADO} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
}

describe('CifrasDelDia.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('la que no tiene una lista que cuente lo mismo lo dice, y qué se ve en su lugar', async () => {
    mostrar();
    expect(await cifra('Cambio desde el cierre de mes')).toEqual([
      expect.stringMatching(
        /\+3Al 31\/10\/2026 tenían cobertura 125 \(conteo del 01\/11\/2026\)\. .*no tiene una lista propia\..*desde el 01\/11\/2026/,
      ),
      ['/asegurado?fechaInicio=2026-11-01', '/asegurado?fechaInicio=2026-11-01&tipoAfiliado=BENEFICIARIO'],
    ]);
  });

  it('la de las declaraciones lleva a las que cuenta', async () => {
    mostrar();
    expect(await cifra('Declaraciones que difieren')).toEqual([
      expect.stringMatching(/2De los meses de 09\/2026 y 10\/2026, frente al registro\.Ver las declaraciones$/),
      ['/monitoreoView?periodo=2026-10%2C2026-09&difieren=si'],
    ]);
  });
});
