import { NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EN_PARAMETROS } from './busqueda.ts';

const COMPLETA = {
  lista: 'ESTABLECIMIENTO',
  buscar: 'posta',
  vigencia: 'TERMINADOS',
  ente: '2',
  pagina: '3',
  valor: '1001',
  panel: 'editar',
} as const;

describe('direccion.test.ts', () => {
  it('lo que se escribe se lee igual', () => {
    expect(EN_PARAMETROS.validar({ ...COMPLETA })).toEqual(COMPLETA);
    for (const lista of NOMBRES_DE_LISTAS)
      expect(EN_PARAMETROS.leer({ ...EN_PARAMETROS.escribir(EN_PARAMETROS.leer({ lista })) }).lista).toBe(lista);
  });

  it('lo que no tiene sentido cuenta como ausente', () => {
    const nada = EN_PARAMETROS.leer({});
    for (const malo of [
      { lista: 'COLOR' },
      { vigencia: 'SIEMPRE' },
      { pagina: '0' },
      { pagina: 'x' },
      { panel: 'editar' },
      { valor: '-1' },
      { lista: 'GENERO', ente: '2' },
      { lista: 'GENERO', panel: 'importar' },
    ])
      expect({ ...EN_PARAMETROS.leer(malo), lista: nada.lista }).toEqual(nada);
  });

  it('con cualquier cosa en la dirección, lo entendido se vuelve a entender igual', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(COMPLETA)), fc.anything()), (direccion) => {
        const entendida = EN_PARAMETROS.leer(direccion);
        expect(EN_PARAMETROS.leer({ ...EN_PARAMETROS.escribir(entendida) })).toEqual(entendida);
      }),
    );
  });
});
