import { describe, expect, it } from 'vitest';
import { ErrorApi } from '../../../lib/error-api.ts';
import { AL_ANULAR, AL_REMITIR } from './resultado-remision.ts';

const FALLA = 'No se pudo procesar la solicitud, contactes a su administrador';
const error = (status: number) => new ErrorApi({ status, codigo: 'X', mensaje: 'Porque sí.' });

describe('resultado-remision.test.ts', () => {
  it('con operacion true se dice el mensaje del servidor y se cierra', () => {
    const dicho = AL_REMITIR.interpretar({ operacion: 'true', mensaje: 'Listo.', idPoblacionDeclarada: 1 });
    expect([dicho.logrado, dicho.avisos[0]?.mensaje, dicho.avisos[0]?.tipo]).toEqual([true, 'Listo.', 'success']);
  });

  it('con otra cosa se dice el mensaje del servidor como error y queda lo escrito', () => {
    const dicho = AL_REMITIR.interpretar({ operacion: 'false', mensaje: 'No suma.', idPoblacionDeclarada: null });
    expect([dicho.logrado, dicho.mensajes, dicho.avisos[0]?.tipo]).toEqual([false, ['No suma.'], 'error']);
  });

  it('si la solicitud falla se dice el texto de la especificación, con la causa', () => {
    expect(AL_REMITIR.interpretarFalla(error(500)).mensajes).toEqual([FALLA, 'Porque sí.']);
    expect(AL_REMITIR.interpretarFalla(error(401)).mensajes).toEqual([]);
    expect(AL_ANULAR.interpretarFalla(error(500)).mensajes[0]).toBe(FALLA);
    expect(AL_ANULAR.interpretarFalla(error(409)).mensajes).toEqual(['Porque sí.']);
  });
});
