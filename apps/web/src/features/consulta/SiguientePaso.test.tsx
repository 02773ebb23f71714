import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, leerBorrador } from '../../lib/borrador.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { SiguientePaso } from './SiguientePaso.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar }));

const CAMPOS = { numero: '1000009-1A', complemento: '', nacimiento: '14/03/1985' };
const PERSONA = {
  numeroDocumento: '1000009',
  Complemento: '1A',
  nombres: 'TITO AMARU',
  primerApellido: 'CONDORI',
  segundoApellido: 'NINA',
  fechaNacimiento: '1985-03-14',
};
const LISTA = 'Ver en la lista de asegurados';
const REGISTRO = 'Registrar como titular';
const conPermiso = (...acciones_permitidas: string[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ acciones_permitidas }));
const botones = () => screen.queryAllByRole('button').map((boton) => boton.textContent);

describe('SiguientePaso.test.tsx', () => {
  beforeEach(() => navegar.mockClear());
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each([
    [
      ['lista-asegurados', 'registro-titular'],
      [LISTA, REGISTRO],
    ],
    [['lista-asegurados'], [LISTA]],
    [['consulta-identidad'], []],
  ])('a quien puede %j se le ofrece %j', async (permisos, ofrecidos) => {
    conPermiso(...permisos);
    const { consultas } = montar(<SiguientePaso campos={CAMPOS} lista="TITULAR" registro="titular" />);
    await waitFor(() => expect(consultas.getQueryData(['perfil'])).toBeDefined());
    expect(botones()).toEqual(ofrecidos);
  });

  it('lo escrito, y los nombres que dio el SEGIP, llegan al paso 1 del registro', async () => {
    conPermiso('registro-titular');
    montar(<SiguientePaso campos={CAMPOS} persona={PERSONA} lista={null} registro="titular" />);
    fireEvent.click(await screen.findByRole('button', { name: REGISTRO }));
    expect(navegar).toHaveBeenCalledWith({ to: '/afiliacionTitulares' });
    expect(leerBorrador('afiliacion-titular-paso1')).toEqual({
      tipo_documento: 'CI',
      numero_documento: '1000009',
      complemento_documento: '1A',
      fecha_nacimiento: '14/03/1985',
      nombres: 'TITO AMARU',
      primer_apellido: 'CONDORI',
      segundo_apellido: 'NINA',
    });
  });

  it('de quien figura como fallecido se ofrece su propio registro, con lo escrito, y no el de titular', async () => {
    conPermiso('registro-titular', 'registro-fallecido');
    montar(<SiguientePaso campos={CAMPOS} persona={PERSONA} lista={null} registro="fallecido" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar como fallecido' }));
    expect(navegar).toHaveBeenCalledWith({ to: '/afiliacionTitularesFallecidos' });
    expect(leerBorrador('registro-fallecido-paso1')).toMatchObject({
      numero_documento: '1000009',
      nombres: 'TITO AMARU',
    });
    expect(botones()).toEqual(['Registrar como fallecido']);
  });

  it('a quien no tiene a la persona en su lista no se la ofrece', async () => {
    conPermiso('lista-asegurados', 'registro-titular');
    montar(<SiguientePaso campos={CAMPOS} lista={null} registro="titular" />);
    await screen.findByRole('button', { name: REGISTRO });
    expect(botones()).toEqual([REGISTRO]);
  });

  it.each([
    ['TITULAR', { numeroDocumento: '1000009-1A' }],
    ['BENEFICIARIO', { numeroDocumento: '1000009-1A', tipoAfiliado: 'BENEFICIARIO' }],
  ] as const)('la lista se abre del lado de %s', async (lista, search) => {
    conPermiso('lista-asegurados', 'registro-titular');
    montar(<SiguientePaso campos={CAMPOS} lista={lista} registro={null} />);
    fireEvent.click(await screen.findByRole('button', { name: LISTA }));
    expect(navegar).toHaveBeenCalledWith({ to: '/asegurado', search });
    expect(botones()).toEqual([LISTA]);
  });
});
