import { titulosDeLista } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { ESTADO, ESTADOS, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../../../lib/testing/marco.tsx';
import { FILA, FILA_BENEFICIARIO } from '../../testing/fila.ts';
import { aExportacion } from '../consulta.ts';
import { leerBusqueda } from '../direccion.ts';
import { columnasDe } from './columnas.tsx';

function celda(id: string, fila = FILA) {
  const columna = columnasDe('BENEFICIARIO', true).find((una) => una.id === id);
  return montar(<div>{columna?.cell(fila)}</div>).container;
}
const enEstado = (codigo: number, descripcion = '') => ({
  ...FILA,
  estado: { ...FILA.estado, codigo: leerCodigoEstado(codigo), descripcion },
});

describe('columnas.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['OPE_AFILIACION', true],
    ['EMP_CONSULTA', false],
  ])('los títulos de la tabla son los del archivo que se exporta, en el mismo orden: %s', (rol, veAlPersonal) => {
    for (const tipo of ['TITULAR', 'BENEFICIARIO'] as const) {
      const titulos = columnasDe(tipo, veAlPersonal).map(({ header }) => header);
      expect(titulos).toEqual(titulosDeLista(tipo, rol));
      expect(titulos.includes('Usuario')).toBe(veAlPersonal);
    }
  });

  it('se exporta lo que se busca, sin página', () => {
    const pedido = aExportacion(leerBusqueda({ estado: 'CESANTIA', pagina: 3 }));
    expect(Object.entries(pedido).filter(([, valor]) => valor !== undefined)).toEqual([['estado', 'CESANTIA']]);
  });

  it.each(
    ESTADOS.map(({ codigo, nombre, grupo }) => [codigo, nombre, grupo === 'AFILIADO' ? 'verde' : 'rojo'] as const),
  )('en %i el estado, «%s», lleva el color de su grupo, %s', (codigo, nombre, tono) => {
    const chip = celda('estado', enEstado(codigo, nombre)).querySelector('[data-tono]');
    expect([chip?.textContent, chip?.getAttribute('data-tono')]).toEqual([nombre, tono]);
  });

  it.each([
    [ESTADO.BAJA_FUTURA, 'Baja'],
    [ESTADO.AMPLIACION, 'Ampliación'],
    [ESTADO.CESANTIA, 'Cesantía'],
  ])('la fecha junto al estado %i es la de ese estado: %s', (codigo, de) => {
    const fila = { ...enEstado(codigo), fecha_estado: fecha('2026-11-13') };
    expect(celda('fecha', fila).textContent).toBe(`13/11/2026${de}`);
  });

  it.each([
    ['NIT-1020304050', 'comun'],
    ['NIT-000000000', 'especial'],
  ])('el empleador %s, en el color de los suyos: %s', (codigo_entidad, clase) => {
    const empleador = celda('empleador', { ...FILA, codigo_entidad }).querySelector('[data-empleador]');
    expect([empleador?.textContent, empleador?.getAttribute('data-empleador')]).toEqual([FILA.nombre_entidad, clase]);
  });

  it('los signos de quien murió y de lo saneado dicen qué son', async () => {
    celda('nombres', { ...FILA, fallecido: true, saneado: true });
    for (const name of ['Persona fallecida', 'Registro saneado']) {
      await userEvent.hover(screen.getByRole('img', { name }));
      expect((await screen.findByRole('tooltip', { name })).textContent).toBe(name);
    }
  });

  it('del titular de un beneficiario, su documento, el parentesco y, también al teclado, su estado', async () => {
    expect(celda('titular', FILA_BENEFICIARIO).textContent).toBe('CI 1000009-1AHIJA/HIJO');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'CI 1000009-1A' }));
    await screen.findByRole('tooltip', { name: 'Estado del titular: ACTIVO' });
  });

  it('quién registró, y dónde: ente gestor y departamento', () => {
    expect(celda('usuario', { ...FILA, siglaEnteGestor: 'CPS' }).textContent).toBe('usuario.ficticioCPS · LP');
  });
});
