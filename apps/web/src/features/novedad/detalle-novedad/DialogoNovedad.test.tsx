import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { detalleDePrueba } from '../testing/detalle.ts';
import DialogoNovedad from './DialogoNovedad.tsx';

const perfil = vi.hoisted(() => ({ acciones_permitidas: [] as readonly string[] }));
vi.mock('../../../lib/use-perfil.ts', () => ({ usePerfil: () => ({ data: perfil }) }));

async function abrir(rol: Rol) {
  perfil.acciones_permitidas = accionesPermitidas(rol);
  montar(<DialogoNovedad id={7} alCerrar={vi.fn()} alAtender={vi.fn()} alVerAsegurado={undefined} />);
  expect(await screen.findAllByRole('table')).toHaveLength(3);
  return screen.queryByRole('button', { name: /^Baja/ });
}

describe('DialogoNovedad.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => Response.json(detalleDePrueba()));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ['OPE_AFILIACION', true],
    ['CONS_SGPA', false],
  ] as const)('a %s, que ve la novedad, se le ofrece la baja: %s', async (rol, seOfrece) => {
    expect((await abrir(rol)) !== null).toBe(seOfrece);
  });
});
