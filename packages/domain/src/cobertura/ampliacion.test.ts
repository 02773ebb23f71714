import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { AVISO_AMPLIACION, revisarAmpliacion } from './ampliacion.ts';

const requerido = (texto: string) => ({ codigo: 'REQUERIDO', texto });

describe('ampliacion.test.ts', () => {
  it.each([
    [{ motivo: '620', fecha_ampliacion: fecha('2024-08-01') }, {}],
    [{ motivo: '620' }, { fecha_ampliacion: requerido('Fecha Fin Ampliacion es requerido') }],
    [{ fecha_ampliacion: fecha('2024-08-01') }, { motivo: requerido('Este campo es requerido.') }],
  ])('con %j', (datos, problemas) => {
    expect(revisarAmpliacion(datos)).toEqual(problemas);
  });

  it('el aviso del panel dice lo de la especificación', () => {
    expect(AVISO_AMPLIACION).toBe('Debe introducir los datos requeridos');
  });
});
