import { TITULOS_DE_LISTA } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { describe, expect, it } from 'vitest';
import { aExportacion } from '../consulta.ts';
import { leerBusqueda } from '../direccion.ts';
import { COLUMNAS } from './columnas.tsx';

describe('columnas.test.tsx', () => {
  it('los títulos de la tabla son los del archivo que se exporta, en el mismo orden', () => {
    for (const tipo of ['TITULAR', 'BENEFICIARIO'] as const)
      expect(COLUMNAS[tipo].map(({ header }) => header)).toEqual(TITULOS_DE_LISTA[tipo]);
  });

  it('se exporta lo que se busca, sin página', () => {
    const pedido = aExportacion(leerBusqueda({ estado: 'CESANTIA', pagina: 3 }));
    expect(Object.entries(pedido).filter(([, valor]) => valor !== undefined)).toEqual([['estado', 'CESANTIA']]);
  });
});
