import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { columnasDe } from './columnas.tsx';

const NOVEDAD = delCable<Parameters<ReturnType<typeof columnasDe>[number]['cell']>[0]>({
  idNovedadEnteGestor: 7,
  codigoNovedad: 'REGISTRO_DUPLICADO',
  nombres: 'QUISPE CONDORI MARÍA FERNANDA',
  documentoIdentidad: '2000002',
  complementoDocumento: '',
  fechaNacimiento: '1985-03-14',
  departamento: 'Chuquisaca',
  detalleNovedad: 'Tiene dos matrículas.',
  idAfiliadoEnteGestor: 70,
  tipoAfiliado: 'TITULAR',
  fechaNovedad: '2026-10-14',
  siglaEnteGestor: 'CPS',
});
const COLUMNAS = [
  'Código de novedad',
  'Nombre completo',
  'Documento de identidad',
  'Complemento',
  'Fecha de nacimiento',
  'Departamento',
  'Detalle de la novedad',
  'Fecha',
];

describe('columnas.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    [false, COLUMNAS],
    [true, ['Ente gestor', ...COLUMNAS]],
  ])(
    'quien ve a todos los entes (%s) lee de cuál es cada una, y las de la especificación en su orden',
    (todos, titulos) => {
      render(
        <DataTable label="Novedades" columns={columnasDe(todos)} rows={[NOVEDAD]} rowId={() => '7'} emptyText="" />,
      );
      const leidos = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(leidos).toEqual(titulos);
      expect(screen.queryByText('CPS') !== null).toBe(todos);
      // On a telephone a card begins with who it is about.
      expect(document.querySelector('.dt-lead')?.textContent).toBe(NOVEDAD.nombres);
      expect(screen.getByTitle('Tiene dos matrículas.').textContent).toBe('Tiene dos matrículas.');
    },
  );
});
