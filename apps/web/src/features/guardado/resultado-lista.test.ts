import { describe, expect, it } from 'vitest';
import { armarDesenlace } from '../../lib/desenlace.ts';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { delCable } from '../../lib/testing/del-cable.ts';
import { AL_GUARDAR_EN_LISTA } from './resultado-lista.ts';

const EXITO = 'La Operación fue procesada con éxito.';
const SIN_SERVICIO =
  'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.';

describe('resultado-lista.test.ts', () => {
  it.each([
    [500, EXITO, [EXITO]],
    [500, '', [EXITO]],
    [501, 'Tiene cobertura vigente en: CPS.', [EXITO, 'Tiene cobertura vigente en: CPS.']],
  ])('el código %i con el detalle %j es un éxito, y no deja nada por hacer', (codigo, detalle, mensajes) => {
    expect(AL_GUARDAR_EN_LISTA.interpretar(delCable({ codigo, detalle }))).toEqual(
      armarDesenlace({ logrado: true, mensajes }),
    );
  });

  it.each([0, 502, 999])('el código %i muestra el detalle del servidor, y se puede intentar otra vez', (codigo) => {
    expect(AL_GUARDAR_EN_LISTA.interpretar(delCable({ codigo, detalle: 'Por qué.' }))).toEqual(
      armarDesenlace({ mensajes: ['Por qué.'] }),
    );
  });

  it.each([{ codigo: 503, detalle: SIN_SERVICIO }, { codigo: 0, detalle: '' }, undefined])(
    '%o dice que no se guardó',
    (respuesta) => {
      expect(AL_GUARDAR_EN_LISTA.interpretar(respuesta && delCable(respuesta))).toEqual(
        armarDesenlace({ mensajes: [SIN_SERVICIO] }),
      );
    },
  );

  it('una respuesta perdida no está guardada; un rechazo dice sus razones; una sesión que terminó no dice nada aquí', () => {
    const perdida = AL_GUARDAR_EN_LISTA.interpretarFalla(errorSinConexion(false));
    expect(perdida).toMatchObject({ logrado: false, avisos: [] });
    expect(perdida.mensajes).toEqual([
      'Sin conexión; lo escrito se conserva, intente de nuevo.',
      expect.stringContaining('no se repetirá'),
      expect.stringMatching(/^Registro no guardado\./),
    ]);
    const detalle = [{ campo: 'codigo_entidad', mensaje: 'El código no corresponde.' }];
    const rechazo = AL_GUARDAR_EN_LISTA.interpretarFalla(
      new ErrorApi({ status: 400, codigo: 'SOLICITUD_INVALIDA', mensaje: 'No vale.', detalle }),
    );
    expect(rechazo).toMatchObject({ logrado: false, avisos: [] });
    expect(rechazo.mensajes.slice(1)).toEqual(['No vale.', 'El código no corresponde.']);
    const terminada = new ErrorApi({ status: 401, codigo: 'SESION_REQUERIDA', mensaje: '' });
    expect(AL_GUARDAR_EN_LISTA.interpretarFalla(terminada)).toEqual(armarDesenlace({}));
  });
});
