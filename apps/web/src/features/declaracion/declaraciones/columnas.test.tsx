import type { DeclaracionListada } from '@sgpa/contract/monitoreo/declaraciones';
import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { columnasDe } from './columnas.tsx';

const DECLARACION: Omit<DeclaracionListada, 'difiere' | 'conteo'> = {
  idPoblacionDeclarada: 7,
  version: 1,
  estado: 'REMITIDO',
  usuario: 'ope.afiliaciones',
  fechaRemision: '2026-10-01 10:00:00',
  gestion: 2026,
  periodo: 9,
  dia: 30,
  idEnteGestor: 1,
  enteGestor: 'CNS',
  ...SIN_CONTAR,
};

function mostrar(
  deTodos: boolean,
  difiere: boolean | null,
  conteo: DeclaracionListada['conteo'] = 'CONTADO',
): HTMLElement[] {
  const columnas = columnasDe(deTodos);
  montar(
    <DataTable
      label="Declaraciones"
      columns={columnas}
      rows={[{ ...DECLARACION, difiere, conteo }]}
      rowId={() => '7'}
      emptyText=""
    />,
  );
  const [, fila] = screen.getAllByRole('row');
  if (fila === undefined) throw new Error('There is no row');
  return within(fila).getAllByRole('cell');
}

describe('columnas.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    [true, 'CONTADO', 'Difiere', 1],
    [false, 'CONTADO', 'Coincide', 0],
    [null, 'PENDIENTE', 'Sin contar', 0],
    [null, 'SIN_REGISTRO', 'Sin registro', 0],
    [null, null, '', 0],
  ] as const)(
    'difiere %s, conteo %s: quien ve las de todos lee «%s», con un icono solo si difiere',
    (difiere, conteo, dicho, iconos) => {
      const celda = mostrar(true, difiere, conteo).at(-1);
      expect(celda?.textContent).toBe(dicho);
      expect(celda?.querySelectorAll('svg')).toHaveLength(iconos);
      expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Frente al registro');
    },
  );

  it('un ente gestor no tiene esa columna: compara lo suyo al abrirlo', () => {
    expect(mostrar(false, true).at(-1)?.textContent).toBe('ope.afiliaciones');
    expect(screen.queryByText('Difiere')).toBeNull();
  });
});
