import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador, leerBorrador } from '../../lib/borrador.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { PaginaConsultas } from './PaginaConsultas.tsx';

const direccion = vi.hoisted((): { pestana?: string } => ({}));
const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  getRouteApi: () => ({ useSearch: () => direccion }),
  useNavigate: () => navegar,
}));

const COMUNES = [
  'ESTADO ASEGURADO',
  'IDENTIDAD (SEGIP)',
  'PLANILLAS (OVT)',
  'RENTISTAS (SENASIR)',
  'IDENTIFICACIÓN EMPRESAS',
];
const CERTIFICACION = 'CERTIFICACIÓN (SEGIP)';
const pestanas = () => screen.getAllByRole('tab').map((pestana) => pestana.textContent);
const abierta = () => screen.getByRole('tab', { selected: true }).textContent;

async function abrir(rol: string, pestana?: string) {
  if (pestana === undefined) delete direccion.pestana;
  else direccion.pestana = pestana;
  vi.stubGlobal('fetch', async () => Response.json({ acciones_permitidas: accionesPermitidas(rol) }));
  const { consultas } = montar(<PaginaConsultas />);
  await waitFor(() => expect(consultas.getQueryData(['perfil'])).toBeDefined());
}

describe('PaginaConsultas.test.tsx', () => {
  beforeEach(() => navegar.mockClear());
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each([
    ['ADM_SGPA', [...COMUNES, CERTIFICACION]],
    ['CONS_SGPA', [...COMUNES, CERTIFICACION]],
    ['CONS_SGPA_EJE', COMUNES],
    ['OPE_AFILIACION', COMUNES],
    ['SSU_CONSULTA', COMUNES],
  ])('%s ve %j', async (rol, esperadas) => {
    await abrir(rol);
    await waitFor(() => expect(pestanas()).toEqual(esperadas));
    expect(abierta()).toBe('ESTADO ASEGURADO');
  });

  it('la dirección dice cuál está abierta; a quien no es suya, o si no la hay, la primera', async () => {
    await abrir('CONS_SGPA', 'consulta-certificacion');
    await waitFor(() => expect(abierta()).toBe(CERTIFICACION));
    cleanup();
    for (const pestana of ['consulta-certificacion', 'otra']) {
      await abrir('ADM_ENTE', pestana);
      expect(abierta()).toBe('ESTADO ASEGURADO');
      cleanup();
    }
  });

  it('al cambiar de pestaña lo escrito en la otra se va, y el foco pasa al primer campo', async () => {
    guardarBorrador('consultas/estado-asegurado', { numero: '1000100', complemento: '', nacimiento: '' });
    await abrir('ADM_ENTE');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de documento' }).value).toBe('1000100');
    fireEvent.click(screen.getByRole('tab', { name: 'IDENTIFICACIÓN EMPRESAS' }));
    const search = { pestana: 'consulta-empresa' };
    expect(navegar).toHaveBeenCalledWith({ to: '/consultas', search, replace: true });
    expect(leerBorrador('consultas/estado-asegurado')).toBeUndefined();
    cleanup();
    await abrir('ADM_ENTE', 'consulta-empresa');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'NIT' }));
  });
});
