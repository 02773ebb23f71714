import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conGuardado, conUltimo, leerPreferencias } from './preferencias.ts';

const DE_FABRICA = leerPreferencias(undefined);

describe('preferencias.test.ts', () => {
  it('sin nada guardado: filas cómodas, veinticinco por página, todas las columnas', () => {
    expect(DE_FABRICA).toEqual({ densidad: 'comoda', porPagina: 25, ocultas: [], guardados: [], ultimos: [] });
  });

  it('lo guardado se lee hasta donde tiene sentido', () => {
    const guardado = {
      densidad: 'compacta',
      porPagina: 7,
      ocultas: ['edad', 3],
      guardados: [{ nombre: 'míos', direccion: { estado: 'CESANTIA', pagina: 4 } }, { nombre: '' }, null, 'x'],
      ultimos: 'no',
    };
    expect(leerPreferencias(guardado)).toEqual({
      densidad: 'compacta',
      porPagina: 25,
      ocultas: ['edad'],
      guardados: [{ nombre: 'míos', direccion: { estado: 'CESANTIA' } }],
      ultimos: [],
    });
  });

  it('cualquier cosa que haya en el almacén da preferencias que se pueden volver a leer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (valor) => {
        const leidas = leerPreferencias(valor);
        expect(leerPreferencias(JSON.parse(JSON.stringify(leidas)))).toEqual(leidas);
      }),
    );
  });

  it('un filtro guardado con el mismo nombre toma el lugar del anterior', () => {
    const una = { nombre: 'por vencer', direccion: { estado: 'CESANTIA' } };
    const otra = { nombre: 'por vencer', direccion: { estado: 'REVISION' } };
    const guardados = conGuardado({ ...DE_FABRICA, guardados: [una] }, otra);
    expect(guardados).toEqual([otra]);
  });

  it('de las últimas búsquedas quedan tres, sin repetir, sin página y sin el número de nadie', () => {
    let ultimos = DE_FABRICA.ultimos;
    const buscar = (direccion: Record<string, string>) => {
      ultimos = conUltimo({ ...DE_FABRICA, ultimos }, direccion);
    };
    buscar({ numeroDocumento: '1000001', tipoAfiliado: 'BENEFICIARIO' });
    buscar({ nombre: 'QUISPE MAMANI' });
    expect(ultimos).toEqual([]);
    buscar({ estado: 'CESANTIA', numeroDocumento: '1000001', pagina: '3', porPagina: '50', detalle: '9' });
    for (const estado of ['REVISION', 'ACTIVO', 'CESANTIA', 'INACTIVO']) buscar({ estado });
    expect(ultimos).toEqual([{ estado: 'INACTIVO' }, { estado: 'CESANTIA' }, { estado: 'ACTIVO' }]);
  });
});
