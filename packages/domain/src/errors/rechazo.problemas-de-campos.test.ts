import { describe, expect, it } from 'vitest';
import { comoProblemasDeCampos } from './rechazo.ts';

const REQUERIDO = { codigo: 'REQUERIDO', texto: 'Este campo es requerido.' };
const INVALIDO = { codigo: 'INVALIDO', texto: 'El teléfono no es válido.' };

describe('rechazo.problemas-de-campos.test.ts', () => {
  it('cada campo con problema se nombra con su texto, en el orden del formulario; los otros no', () => {
    expect(comoProblemasDeCampos({ motivo: REQUERIDO, fecha_baja: undefined, telefono_movil: INVALIDO })).toEqual([
      { campo: 'motivo', mensaje: 'Este campo es requerido.' },
      { campo: 'telefono_movil', mensaje: 'El teléfono no es válido.' },
    ]);
  });

  it('con el camino de lo que los contiene', () => {
    expect(comoProblemasDeCampos({ telefono_movil: INVALIDO }, 'persona.')).toEqual([
      { campo: 'persona.telefono_movil', mensaje: 'El teléfono no es válido.' },
    ]);
  });
});
