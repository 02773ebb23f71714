import type { DeclaracionListada } from '@sgpa/contract/monitoreo/declaraciones';
import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { columnasDe } from './columnas.tsx';

const DECLARACION: Omit<DeclaracionListada, 'difiere' | 'diferencias' | 'conteo'> = {
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
  diferencias: DeclaracionListada['diferencias'] = difiere === null ? null : SIN_CONTAR,
): HTMLElement[] {
  const columnas = columnasDe(deTodos);
  montar(
    <DataTable
      label="Declaraciones"
      columns={columnas}
      rows={[{ ...DECLARACION, difiere, diferencias, conteo }]}
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
    [true, 'CONTADO', 'DifiereEn sus departamentos', 1],
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

  it.each([true, false])(
    'dice por cuánto difiere cada cifra, con su signo, también a un ente gestor: %s',
    (deTodos) => {
      const diferencias = { ...SIN_CONTAR, titularesValidos: 1200, titularesObservados: -3 };
      const celda = mostrar(deTodos, true, 'CONTADO', diferencias).at(-1);
      expect(celda?.textContent).toBe('DifiereTitulares validados +1.200Titulares observados −3');
    },
  );

  it('las cifras están a la derecha', () => {
    const aLaDerecha = mostrar(true, false).filter(({ classList }) => classList.contains('dt-number'));
    expect(aLaDerecha.map((celda) => celda.dataset.header)).toEqual([
      'Gestión',
      'Periodo',
      'Día',
      'Total validados',
      'Total observados',
      'Total recién nacidos',
    ]);
    const cabeceras = screen.getAllByRole('columnheader').filter(({ className }) => className === 'dt-number');
    expect(cabeceras).toHaveLength(6);
  });
});
