import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_USUARIOS } from './busqueda.ts';

describe('direccion.test.ts', () => {
  it('lo que se entiende se vuelve a escribir igual', () => {
    const direccion = {
      buscar: 'quispe',
      estado: 'REGISTRADO',
      rol: 'OPE_AFILIACION',
      ente: '2',
      pagina: '3',
      usuario: '7',
      panel: 'editar',
    };
    expect(DIRECCION_DE_USUARIOS.validar(direccion)).toEqual(direccion);
    expect(DIRECCION_DE_USUARIOS.leer(direccion)).toMatchObject({ pagina: 2, elegido: 7, panel: 'editar' });
  });

  it.each([
    [{ estado: 'activo', rol: "x' or 1", ente: '99999', pagina: 'dos', usuario: 'x' }],
    [{ pagina: '0' }],
    [{ panel: 'otro', ente: '0' }],
    [{ panel: 'editar' }],
  ])('lo que no tiene sentido no está: %o', (direccion) => {
    expect(DIRECCION_DE_USUARIOS.validar(direccion)).toEqual({});
  });

  it('el panel de uno nuevo no necesita a nadie elegido', () => {
    expect(DIRECCION_DE_USUARIOS.validar({ panel: 'nuevo' })).toEqual({ panel: 'nuevo' });
  });
});
