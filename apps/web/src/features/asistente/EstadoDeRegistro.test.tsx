import type { FuentePago } from '@sgpa/contract/v2/validacion-titular';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../lib/testing/servidor-grabado.ts';
import type { PersonaHallada } from '../persona/identidad.ts';
import { personaDePrueba } from '../persona/testing/persona-de-prueba.ts';
import { EstadoDeRegistro } from './EstadoDeRegistro.tsx';

const SIN_FUENTE = 'El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.';
const NINGUNO = {
  GESTORA: 'La persona no se encuentra registrada en planillas declaradas.',
  OVT: 'No se encontró registro de la persona como trabajador en los últimos 3 meses.',
  SENASIR: 'La persona no se encuentra registrada como rentista.',
};
const TIPOS = ['OVT', 'SENASIR', 'GESTORA'] as const;
const caida = (tipo: string) =>
  `No se pudo consultar a ${tipo}: se desconoce si la persona tiene registros en esta fuente. Vuelva a validar la información más tarde.`;
const FILAS = {
  OVT: { tipo: 'OVT', disponible: true, razon_social: 'INDUSTRIAS ALTIPLANO S.A.', nit: '1020304050' },
  SENASIR: { tipo: 'SENASIR', disponible: true, beneficio: 'RENTA DE VEJEZ' },
  GESTORA: { tipo: 'GESTORA', disponible: true, razon_social: 'COMERCIAL ILLIMANI', tipo_entidad: 'EMPRESA PRIVADA' },
} as const satisfies Record<string, FuentePago>;

const pagan = (codigo: 300 | 301 | 302, ...detalle: FuentePago[]) => ({ estado_fuente_pago: { codigo, detalle } });
const abrir = (cambios: Partial<PersonaHallada>) => montar(<EstadoDeRegistro persona={personaDePrueba(cambios)} />);
async function abrirGrabada(caso: string) {
  const { data } = await (await respuestaGrabada('validacion-titular', caso)).json();
  montar(<EstadoDeRegistro persona={data[0]} />);
}
const celdas = (tabla: string, rol: 'columnheader' | 'cell') =>
  [...screen.getByRole('table', { name: tabla }).querySelectorAll(rol === 'cell' ? 'td' : 'th')].map(
    (una) => una.textContent,
  );
const dicho = (texto: string) => screen.queryByText(texto) !== null;
/** Tells for each source whether it shows a table, knows nothing, or could not be asked. */
const fuentes = () =>
  TIPOS.map((tipo) => [
    screen.queryByRole('table', { name: tipo }) !== null && 'tabla',
    dicho(NINGUNO[tipo]) && 'ninguno',
    dicho(caida(tipo)) && 'caída',
  ]).map((dichos) => dichos.filter(Boolean).join(' '));

describe('EstadoDeRegistro.test.tsx', () => {
  beforeEach(() => ponerServidorGrabado('parametricas'));
  afterEach(cleanup);

  it('lo que consta del número se dice junto a quién es, y solo si lo hay', () => {
    const nota = () => screen.queryByRole('note', { name: 'Identidad' })?.textContent;
    abrir({});
    expect(nota()).toBeUndefined();
    cleanup();
    abrir({ aviso_identidad: 'La persona consta sin complemento.' });
    expect(nota()).toBe('La persona consta sin complemento.');
  });

  it('1000001: quién es y quién paga por la persona', async () => {
    await abrirGrabada('se puede registrar');
    const persona = screen.getByRole('region', { name: 'Información personal' });
    for (const dato of ['QUISPE ARANCIBIA MARTINA ELENA', 'CI 1000001', '14/03/1985', 'BOLIVIA'])
      expect(persona.textContent).toContain(dato);
    await waitFor(() => expect(persona.textContent).toMatch(/FEMENINO.*SOLTERO/));
    expect(persona.textContent).not.toMatch(/Complemento|Base de datos de población asegurada/);
    expect(dicho('El afiliado no tiene registro en Entes Gestores')).toBe(true);
    expect(celdas('OVT', 'columnheader')).toEqual([
      'Ente gestor',
      'Empleador',
      'NIT',
      'Gestión',
      'Periodo',
      'Descripción',
    ]);
    expect(celdas('OVT', 'cell').filter((texto) => /^(INDUSTRIAS ALTIPLANO S\.A\.|1020304050)$/.test(texto))).toEqual([
      'INDUSTRIAS ALTIPLANO S.A.',
      '1020304050',
    ]);
    expect([fuentes(), dicho(SIN_FUENTE)]).toEqual([['tabla', 'ninguno', 'ninguno'], false]);
  });

  it('1000006: dónde está registrada, y en qué estado', async () => {
    await abrirGrabada('activa en otra caja');
    expect(celdas('Registros encontrados', 'cell')).toEqual(
      expect.arrayContaining(['Caja Petrolera de Salud', 'TITULAR', 'ACTIVO']),
    );
    screen.getByRole('heading', { name: 'Base de datos de población asegurada' });
  });

  it('1000003: un rentista del SENASIR', async () => {
    await abrirGrabada('rentista');
    expect(celdas('SENASIR', 'cell')).toContain('RENTA DE VEJEZ');
    expect(fuentes()).toEqual(['ninguno', 'tabla', 'ninguno']);
  });

  it('dos empleadores del portal de planillas, cada uno en su fila', () => {
    abrir(pagan(300, FILAS.OVT, { ...FILAS.OVT, razon_social: 'COMERCIAL ILLIMANI S.R.L.', nit: '' }));
    expect(celdas('OVT', 'cell')).toEqual(
      expect.arrayContaining(['INDUSTRIAS ALTIPLANO S.A.', 'COMERCIAL ILLIMANI S.R.L.', '—']),
    );
  });

  it('aportes solo en la GESTORA', () => {
    abrir(pagan(300, FILAS.GESTORA));
    expect(celdas('GESTORA', 'cell')).toContain('EMPRESA PRIVADA');
    expect([fuentes(), dicho(SIN_FUENTE)]).toEqual([['ninguno', 'ninguno', 'tabla'], false]);
  });

  it('ninguna fuente de pago', () => {
    abrir(pagan(301));
    expect([fuentes(), dicho(SIN_FUENTE)]).toEqual([['ninguno', 'ninguno', 'ninguno'], true]);
  });

  it('un extranjero, y un complemento', () => {
    abrir({ pais: 'ARGENTINA', complemento_documento: '1A' });
    const persona = screen.getByRole('region', { name: 'Información personal' });
    expect(persona.textContent).toMatch(/Complemento1A.*ARGENTINA/);
  });

  it.each(TIPOS)('%s caída: se la nombra, nunca se lee como «no», y no oculta a las otras', (tipo) => {
    const otras = TIPOS.filter((una) => una !== tipo);
    abrir(pagan(300, { tipo, disponible: false }, ...otras.map((una) => FILAS[una])));
    expect(fuentes()).toEqual(TIPOS.map((una) => (una === tipo ? 'caída' : 'tabla')));
    expect(dicho(SIN_FUENTE)).toBe(false);
    cleanup();
    abrir(pagan(302, { tipo, disponible: false }));
    expect([fuentes(), dicho(SIN_FUENTE)]).toEqual([TIPOS.map((una) => (una === tipo ? 'caída' : 'ninguno')), false]);
  });
});
