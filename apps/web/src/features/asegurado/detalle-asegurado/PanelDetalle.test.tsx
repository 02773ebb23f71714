import { ESTADOS } from '@sgpa/domain/cobertura/estados';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import grabadas from '../../../../../../docs/api/respuestas/detalle-asegurado.json';
import { montar } from '../../../lib/testing/marco.tsx';
import { FILA } from '../testing/fila.ts';
import PanelDetalle from './PanelDetalle.tsx';

const DETALLE = grabadas.find(({ caso }) => caso === 'titular con su familia')?.respuesta.cuerpo;
/** Adds the numbers that the recording lacks. */
function enEstado(codigo: number, descripcion: string) {
  const estado = { ...DETALLE?.titular?.estado, codigo, descripcion };
  let id = 0;
  const conNumero = (_clave: string, valor: unknown) => (valor === '<id>' ? ++id : valor);
  return JSON.parse(JSON.stringify({ ...DETALLE, titular: { ...DETALLE?.titular, estado } }), conNumero);
}

const buscar = vi.fn(async (_url: string) => Response.json(enEstado(100, 'ACTIVO')));

function abrir(autoridad = false) {
  // The other requests of the panel never end here.
  vi.stubGlobal('fetch', (url: string) => (url.includes('/buscar/titular/') ? buscar(url) : new Promise(() => {})));
  const nada = () => undefined;
  montar(
    <PanelDetalle
      fila={FILA}
      actual={FILA}
      autoridad={autoridad}
      beneficiario={null}
      alElegirBeneficiario={nada}
      alTerminar={nada}
      alCerrar={nada}
    />,
  );
}
const NOMBRE = 'GUTIÉRREZ MARCA JORGE LUIS';
const textosDe = (role: 'columnheader' | 'cell', tabla: HTMLElement) =>
  within(tabla)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('PanelDetalle.test.tsx', () => {
  afterEach(() => {
    cleanup();
    buscar.mockClear();
    vi.unstubAllGlobals();
  });

  it('dice qué parte del nombre es un relleno del SEGIP', async () => {
    const detalle = enEstado(100, 'ACTIVO');
    detalle.resultado_persona.segundo_apellido = 'S/N';
    buscar.mockResolvedValueOnce(Response.json(detalle));
    abrir();
    await screen.findByText('El SEGIP no da el apellido materno: dice «S/N».');
  });

  it('el titular, su ente gestor y sus beneficiarios, con sus columnas', async () => {
    abrir();
    await screen.findByRole('heading', { name: NOMBRE });
    for (const dato of ['CI 1000100', '14/03/1985', '41 años', 'SÍ', '18/01/2024', 'INDUSTRIAS ALTIPLANO S.A.'])
      expect(screen.getAllByText(dato)).not.toEqual([]);
    // A date that does not apply has no line, and a person without a picture has no frame.
    expect(screen.queryByText(/Fecha de (baja|cesantía|ampliación)/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    const tabla = screen.getByRole('table', { name: 'Beneficiarios en Caja Nacional de Salud' });
    expect(textosDe('columnheader', tabla)).toEqual([
      'Documento',
      'Beneficiario',
      'Fecha de nacimiento',
      'Parentesco',
      'Afiliación',
      'Fecha',
    ]);
    expect(textosDe('cell', tabla)).toEqual([
      ...['1000200', 'FLORES LIMACHI CLAUDIA', '14/03/1985', 'ESPOSA/ESPOSO', 'ACTIVO', '28/01/2024'],
      ...['1000202', 'MARCA CONDORI TERESA', '14/03/1985', 'PADRE/MADRE', 'ACTIVO', '21/02/2025'],
      ...['1000201', 'GUTIÉRREZ FLORES ANDRÉS', '01/06/2015', 'HIJA/HIJO', 'ACTIVO', '28/01/2024'],
    ]);
  });

  it.each(ESTADOS.map(({ codigo, nombre, chipDetalle }) => [codigo, nombre, chipDetalle] as const))(
    'en %i el estado, «%s», lleva el color de su grupo, %s',
    async (codigo, nombre, tono) => {
      buscar.mockResolvedValueOnce(Response.json(enEstado(codigo, nombre)));
      abrir();
      const titulo = await screen.findByRole('heading', { name: NOMBRE });
      const chip = titulo.parentElement?.querySelector('[data-tono]');
      expect([chip?.textContent, chip?.getAttribute('data-tono')]).toEqual([nombre, tono]);
    },
  );

  it('de varios empleos se cuenta una vida: del último al primero, hasta cuándo y qué terminó cada uno, y lleva a su parte', async () => {
    const detalle = enEstado(100, 'ACTIVO');
    const [nueva] = detalle.ente_gestor;
    const antes = { ...nueva, idAfiliadoEnteGestor: 91, entidad: 'TEXTILES DEL LAGO S.R.L.', beneficiarios: [] };
    const estado = { ...nueva.estado, codigo: 104, descripcion: 'INACTIVO', fecha_baja: '2023-12-20' };
    Object.assign(antes, { fecha_afiliacion: '2019-05-06', hasta: '2024-01-17', motivo_baja: 'OTROS', estado });
    const primera = { ...antes, idAfiliadoEnteGestor: 92, fecha_afiliacion: '2010-01-04', hasta: '2018-03-31' };
    primera.estado = { ...estado, fecha_baja: '2018-01-31' };
    detalle.ente_gestor = [primera, { ...antes, siguiente: nueva.idAfiliadoEnteGestor }, nueva];
    buscar.mockResolvedValueOnce(Response.json(detalle));
    abrir();
    const tabla = await screen.findByRole('table', { name: 'Afiliaciones como titular' });
    expect(textosDe('cell', tabla)).toEqual([
      ...['INDUSTRIAS ALTIPLANO S.A.', 'CNS', '18/01/2024', '—', 'ACTIVO', '—'],
      ...['TEXTILES DEL LAGO S.R.L.', 'CNS', '06/05/2019', '17/01/2024', 'INACTIVO'],
      'OTROS, desde el 20/12/2023; cambio de empleador: INDUSTRIAS ALTIPLANO S.A.',
      ...['TEXTILES DEL LAGO S.R.L.', 'CNS', '04/01/2010', '31/03/2018', 'INACTIVO', 'OTROS, desde el 31/01/2018'],
    ]);
    const llevar = vi.fn();
    Element.prototype.scrollIntoView = llevar;
    const [, boton] = within(tabla).getAllByRole('button', { name: 'TEXTILES DEL LAGO S.R.L.' });
    await userEvent.click(boton as HTMLElement);
    expect(llevar).toHaveBeenCalledOnce();
    expect(document.activeElement?.id).toBe('afiliacion-92');
  });

  it('quien tuvo un solo empleo no lo tiene contado dos veces', async () => {
    abrir();
    await screen.findByRole('heading', { name: NOMBRE });
    expect(screen.queryByRole('table', { name: 'Afiliaciones como titular' })).toBeNull();
  });

  it('unos detalles que fallan lo dicen, y se pueden pedir otra vez', async () => {
    const mensaje = 'No se encontró lo solicitado.';
    buscar.mockResolvedValueOnce(Response.json({ codigo: 'NO_ENCONTRADO', mensaje }, { status: 404 }));
    abrir();
    await screen.findByText(mensaje);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: NOMBRE });
  });

  it.each([
    [true, /\/v1\/asegurado\/buscar\/titular\/enteGestor\/CI\/.+\/CNS$/],
    [false, /\/v1\/asegurado\/buscar\/titular\/CI\/.+\/2020-01-02$/],
  ])('la autoridad (%s) pregunta en el ente gestor de la fila, los demás en el suyo', async (autoridad, camino) => {
    abrir(autoridad);
    await screen.findByRole('heading', { name: NOMBRE });
    expect(buscar.mock.calls[0]?.[0]).toMatch(camino);
  });
});
