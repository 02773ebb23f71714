import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { fuentesPorTipo, registrosAsegurado, sinFuente } from './fuentes-pago.ts';

const ovt = (nit: string, matriculaComercio = '', razon_social = 'EMPRESA') =>
  ({ tipo: 'OVT', disponible: true, nit, matriculaComercio, razon_social }) as const;

describe('fuentes-pago.test.ts', () => {
  it('separa los registros por clase cuando el código es 300', () => {
    const renta = { tipo: 'SENASIR', disponible: true, beneficio: 'RENTA' } as const;
    const fuentes = fuentesPorTipo({ codigo: 300, detalle: [ovt('1'), renta] });
    expect(fuentes.OVT.filas).toEqual([ovt('1')]);
    expect(fuentes.SENASIR.filas).toEqual([renta]);
    expect(fuentes.GESTORA).toEqual({ filas: [], disponible: true });
    expect(sinFuente(fuentes)).toBe(false);
  });

  it('deja de lado los registros con cualquier otro código', () => {
    const fuentes = fuentesPorTipo({ codigo: 301, detalle: [ovt('1')] });
    expect(fuentes.OVT).toEqual({ filas: [], disponible: true });
    expect(sinFuente(fuentes)).toBe(true);
  });

  it.each([300, 301] as const)(
    'con el código %i, una fuente que no respondió nunca se lee como «ninguno»',
    (codigo) => {
      const fuentes = fuentesPorTipo({ codigo, detalle: [{ tipo: 'GESTORA', disponible: false }] });
      expect(fuentes.GESTORA).toEqual({ filas: [], disponible: false });
      expect(sinFuente(fuentes)).toBe(false);
    },
  );

  it.each([
    [400, 1],
    [401, 1],
    [402, 0],
    [403, 0],
  ] as const)('registros de asegurado con el código %i: %i', (codigo, cuantos) => {
    const estado = { codigo: 100, descripcion: 'ACTIVO', fecha_afiliacion: fecha('2020-01-01') } as const;
    const registro = {
      categoria: '',
      nombre_entidad: '',
      ente_gestor: '',
      tipo_asegurado: '',
      estado,
      fecha_estado: null,
    };
    expect(registrosAsegurado({ codigo, detalle: [registro] })).toHaveLength(cuantos);
  });
});
