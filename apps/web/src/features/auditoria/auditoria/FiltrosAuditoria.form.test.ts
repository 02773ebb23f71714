import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_AUDITORIA } from './busqueda.ts';
import { revisarFecha, revisarHasta, toForm, toRequest } from './FiltrosAuditoria.tsx';

const BUSQUEDA = DIRECCION_DE_AUDITORIA.leer({
  usuario: 'adm.ente',
  accion: 'ingreso',
  desde: '2026-03-01',
  hasta: '2026-03-31',
});

describe('FiltrosAuditoria.form.test.ts', () => {
  it('lo que se busca llena los campos, y los campos vuelven a ser lo que se busca', () => {
    expect(toForm(BUSQUEDA)).toMatchObject({ desde: '01/03/2026', hasta: '31/03/2026', numeroDocumento: '' });
    expect(toRequest(toForm(BUSQUEDA))).toEqual(BUSQUEDA);
    const escritos = { ...toForm(BUSQUEDA), usuario: ' adm.ente ', desde: '1/3/2026', numeroDocumento: '1.000.009-1a' };
    expect(toRequest(escritos)).toEqual({ ...BUSQUEDA, numeroDocumento: '1000009-1A' });
  });

  it.each([
    ['', '', true],
    ['01/03/2026', '01/03/2026', true],
    ['', '01/03/2026', true],
    ['02/03/2026', '01/03/2026', 'La fecha Hasta no puede ser anterior a Desde.'],
    ['31/02/2026', '01/03/2026', true],
    ['02/03/2026', '31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('desde «%s» hasta «%s»: %s', (desde, hasta, dicho) => {
    expect(revisarHasta(hasta, { desde })).toBe(dicho);
  });

  it('una fecha que no existe se señala', () => {
    expect(revisarFecha('31/02/2026')).toContain('debe existir');
  });
});
