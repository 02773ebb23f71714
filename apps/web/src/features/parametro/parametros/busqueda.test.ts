import { NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_PARAMETROS } from './busqueda.ts';

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
    expect(DIRECCION_DE_PARAMETROS.validar({ ...COMPLETA })).toEqual(COMPLETA);
    for (const lista of NOMBRES_DE_LISTAS)
      expect(
        DIRECCION_DE_PARAMETROS.leer({ ...DIRECCION_DE_PARAMETROS.escribir(DIRECCION_DE_PARAMETROS.leer({ lista })) })
          .lista,
      ).toBe(lista);
  });

  it('lo que no tiene sentido cuenta como ausente', () => {
    const nada = DIRECCION_DE_PARAMETROS.leer({});
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
      expect({ ...DIRECCION_DE_PARAMETROS.leer(malo), lista: nada.lista }).toEqual(nada);
  });

  it('con cualquier cosa en la dirección, lo entendido se vuelve a entender igual', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(COMPLETA)), fc.anything()), (direccion) => {
        const entendida = DIRECCION_DE_PARAMETROS.leer(direccion);
        expect(DIRECCION_DE_PARAMETROS.leer({ ...DIRECCION_DE_PARAMETROS.escribir(entendida) })).toEqual(entendida);
      }),
    );
  });
});
