import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { type Filtros, SIN_FILTROS } from '../busqueda.ts';
import { aCampos, aFiltros, revisarFiltros } from './filtros.form.ts';

const FILTROS: Filtros = {
  estados: ['CESANTIA'],
  idEnteGestor: 3,
  entidades: [12],
  fechaInicio: fecha('2026-01-01'),
  fechaFin: fecha('2026-01-31'),
  tipoFecha: 'REGISTRO',
  numeroDocumento: '1000001',
  venceEn: 15,
  porEdad: null,
};
const VACIO = aCampos(SIN_FILTROS);

describe('filtros.form.test.ts', () => {
  it('muestra los filtros como se los escribe, y los vuelve a leer', () => {
    expect(aCampos(FILTROS)).toMatchObject({ fechaInicio: '01/01/2026', fechaFin: '31/01/2026' });
    expect(aFiltros(aCampos(FILTROS))).toEqual(FILTROS);
    expect(aFiltros(VACIO)).toEqual(SIN_FILTROS);
  });

  it('dice que una Fecha Fin anterior a la Fecha Inicio está mal, y no busca nada', () => {
    const campos = { ...VACIO, fechaInicio: '02/03/2026', fechaFin: '01/03/2026' };
    expect(revisarFiltros(campos)).toEqual({ fechaFin: 'La Fecha Fin no puede ser anterior a la Fecha Inicio.' });
    expect(aFiltros(campos)).toBeNull();
  });

  it('acepta dos veces el mismo día, y cualquiera de las dos fechas sola', () => {
    const dia = '02/03/2026';
    expect(aFiltros({ ...VACIO, fechaInicio: dia, fechaFin: dia })).not.toBeNull();
    expect(aFiltros({ ...VACIO, fechaFin: dia })).toMatchObject({ fechaInicio: null, fechaFin: fecha('2026-03-02') });
  });

  it.each(['31/02/2026', '1/3', '2026'])('rechaza la fecha %s junto a su campo', (texto) => {
    expect(revisarFiltros({ ...VACIO, fechaInicio: texto }).fechaInicio).toMatch(/DD\/MM\/YYYY/);
    expect(aFiltros({ ...VACIO, fechaInicio: texto })).toBeNull();
  });
});
