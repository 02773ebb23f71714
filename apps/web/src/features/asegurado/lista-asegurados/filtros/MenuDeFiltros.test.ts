import { revisarOrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import type { Alcance } from '../alcance.ts';
import { tieneFin } from '../busqueda.ts';
import { escribirBusqueda, leerBusqueda } from '../direccion.ts';
import { predefinidos } from './MenuDeFiltros.tsx';
import { textoDeFiltro } from './texto-de-filtro.ts';

const HOY = fecha('2026-10-14');
const ALCANCE: Alcance = {
  eligeEnte: false,
  eligeMisRegistros: true,
  puedeRegistrar: true,
  veAlPersonal: true,
  idEnteGestor: 1,
};
const todos = predefinidos(ALCANCE, HOY);

describe('MenuDeFiltros.test.ts', () => {
  it.each(todos.map(({ nombre, direccion }) => [nombre, direccion] as const))(
    '%s: la lista lo entiende entero, y lo puede ordenar',
    (_nombre, direccion) => {
      const busqueda = leerBusqueda({ ...direccion });
      expect({ ...escribirBusqueda(busqueda) }).toEqual(expect.objectContaining({ ...direccion }));
      expect(revisarOrdenDeLista(busqueda.orden, busqueda.estados, tieneFin(busqueda))).toBeNull();
      expect(textoDeFiltro(busqueda)).not.toBe('');
    },
  );

  it('los días se cuentan desde hoy, y MIS REGISTROS es de quien registra', () => {
    const [cesantias, , porEdad, , mios] = todos.map(({ direccion }) => textoDeFiltro(leerBusqueda({ ...direccion })));
    expect(cesantias).toBe('CESANTIA · Vence en 15 días');
    expect(porEdad).toBe('BENEFICIARIO · Por edad en 30 días');
    expect(mios).toBe('MIS REGISTROS · REGISTRO 14/10/2026 – 14/10/2026');
    expect(predefinidos({ ...ALCANCE, eligeMisRegistros: false }, HOY)).toHaveLength(4);
  });
});
