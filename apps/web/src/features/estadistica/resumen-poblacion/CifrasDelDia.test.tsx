import { ESTADOS_CON_COBERTURA } from '@sgpa/domain/estadistica/cifras-del-dia';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { escribirConsulta } from '../../../lib/consulta-de-direccion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { type Buscado, NADA_BUSCADO } from './buscado.ts';
import { CifrasDelDia } from './CifrasDelDia.tsx';

const CIFRAS = {
  conCobertura: { titulares: 81, beneficiarios: 47 },
  cierre: {
    fecha: '2026-10-31',
    contadoEl: '2026-11-01',
    titulares: 80,
    beneficiarios: 45,
    nuevas: { titulares: 5, beneficiarios: 1 },
  },
  porTerminar: { titulares: 2, beneficiarios: 1, dias: 15, tope: 5000 },
  novedades: 3,
  declaraciones: { difieren: 2, cierres: ['2026-10-31', '2026-09-30'] },
};
const VIGENTES = `estado=${encodeURIComponent(ESTADOS_CON_COBERTURA.join(','))}`;
const CAMBIO = 'Cambio desde el cierre';

const tarjeta = async (name: string) => within(await screen.findByRole('listitem', { name }));

async function cifra(name: string) {
  const suya = await tarjeta(name);
  const enlaces = await suya.findAllByRole('link');
  return [
    suya.getByText(/^[+−]?\d+$/).textContent,
    Object.fromEntries(enlaces.map((uno) => [uno.textContent, uno.getAttribute('href')])),
  ];
}

const usuario = userEvent.setup({ delay: null });

async function explicacion(name: string) {
  await usuario.click((await tarjeta(name)).getByRole('button', { name: `Qué cuenta: ${name}` }));
  return (await screen.findByRole('dialog', { name: `Qué cuenta: ${name}` })).textContent;
}

function mostrar(contestar: () => unknown = () => Response.json(CIFRAS), buscado: Buscado = NADA_BUSCADO) {
  vi.stubGlobal('fetch', async () => contestar());
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CifrasDelDia buscado={buscado} perfil={undefined} /> }),
    history: createMemoryHistory({ initialEntries: ['/antes', '/'] }),
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
}

describe('CifrasDelDia.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('el cambio lleva a los nuevos con cobertura, que son los que dice, y de lo demás dice que no hay lista', async () => {
    mostrar();
    const nuevos = `/asegurado?${VIGENTES}&fechaInicio=2026-11-01`;
    expect(await cifra(CAMBIO)).toEqual([
      '+3',
      { '5 titulares nuevos': nuevos, '1 beneficiario nuevo': `${nuevos}&tipoAfiliado=BENEFICIARIO` },
    ]);
    expect(await explicacion(CAMBIO)).toBe(
      'Los que hoy tienen cobertura, menos los que la tenían al 31/10/2026: 125 (conteo del 01/11/2026). ' +
        'Los nuevos, 6, son afiliaciones que comienzan desde el 01/11/2026 y hoy tienen cobertura: de ellos es la lista. ' +
        'De las afiliaciones anteriores la tienen 3 menos que entonces: de esa diferencia no hay una lista.',
    );
  });

  it('la de las declaraciones lleva a las que cuenta, y dice de qué meses', async () => {
    mostrar();
    expect(await cifra('Declaraciones que difieren')).toEqual([
      '2',
      { 'Ver las declaraciones': '/monitoreoView?periodo=2026-10%2C2026-09&difieren=si' },
    ]);
    expect(await explicacion('Declaraciones que difieren')).toContain('los meses de 09/2026 y 10/2026');
  });

  it('mientras llegan están las mismas tarjetas, sin cifra ni enlace', async () => {
    mostrar(() => new Promise(() => undefined));
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('de lo que se busca dice de quién es, y de lo que no se busca, que es de todo', async () => {
    mostrar(undefined, { ...NADA_BUSCADO, ente: { id: 2, value: 'Caja Petrolera de Salud' } });
    await screen.findByText('Cifras de Caja Petrolera de Salud');
    for (const name of ['Novedades abiertas', 'Declaraciones que difieren'])
      await (await tarjeta(name)).findByText('de todo lo que usted ve');
  });

  it('si no llegan dice qué falta, y se piden otra vez', async () => {
    let falla = true;
    mostrar(() => (falla ? Response.json({ codigo: 'X', mensaje: 'Falló.' }, { status: 400 }) : Response.json(CIFRAS)));
    await screen.findByText('No se pudieron contar las cifras del día. Falló.');
    falla = false;
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await cifra('Con cobertura hoy'))[0]).toBe('128');
  });
});
