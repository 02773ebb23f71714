import type { Novedad } from '@sgpa/contract/v1/novedades';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { BarraDeNovedades } from './PaginaNovedades.tsx';

describe('PaginaNovedades.barra.test.tsx', () => {
  afterEach(cleanup);

  it('sobre una lista sin novedades no queda una línea en blanco; con ellas, dice qué se elige', () => {
    const barra = (vacia: boolean) => (
      <BarraDeNovedades elegida={undefined} vacia={vacia} alVerDetalle={vi.fn()} alVerAsegurado={vi.fn()} />
    );
    const { container, rerender } = render(barra(true));
    expect(container.childElementCount).toBe(0);
    rerender(barra(false));
    screen.getByText('Elija una novedad para ver su detalle.');
  });

  it('de la elegida dice enteros el nombre y el detalle, sin salir de la lista', () => {
    const detalleNovedad = 'No presentó el certificado de estudios de la gestión, que se pidió dos veces.';
    const elegida = delCable<Novedad>({
      idNovedadEnteGestor: 1,
      codigoNovedad: 'BENEFICIARIO_SIN_REQUISITOS',
      nombres: 'QUISPE CONDORI MARÍA',
      documentoIdentidad: '2000001',
      complementoDocumento: '',
      fechaNacimiento: '1985-03-14',
      departamento: 'Pando',
      idAfiliadoEnteGestor: 1,
      tipoAfiliado: 'BENEFICIARIO',
      fechaNovedad: '2026-10-14',
      siglaEnteGestor: 'CNS',
      detalleNovedad,
    });
    render(<BarraDeNovedades elegida={elegida} vacia={false} alVerDetalle={vi.fn()} alVerAsegurado={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe(`QUISPE CONDORI MARÍA: ${detalleNovedad}`);
  });
});
