import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { describe, expect, it } from 'vitest';
import { crearTurnos, crearTurnosPorDueno } from './turnos.ts';

/** Makes a work that ends when it is told to. */
function trabajo() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const estado = { empezado: false };
  const hacer = () => {
    estado.empezado = true;
    return promise;
  };
  return { estado, hacer, terminar: resolve, romper: reject };
}
const pausa = () => new Promise((listo) => setImmediate(listo));

describe('turnos.test.ts', () => {
  it('dos a la vez; el tercero empieza cuando uno termina', async () => {
    const turno = crearTurnos({ aLaVez: 2, enEspera: 5, esperaMs: 60_000, codigo: 'FOTO_EN_ESPERA' });
    const todos = [trabajo(), trabajo(), trabajo()];
    const [uno, , tres] = todos;
    const respuestas = todos.map(({ hacer }) => turno(hacer));
    await pausa();
    expect(todos.map(({ estado }) => estado.empezado)).toEqual([true, true, false]);
    uno?.terminar('uno');
    expect(await respuestas[0]).toBe('uno');
    await pausa();
    expect(tres?.estado.empezado).toBe(true);
    for (const { terminar } of todos) terminar('fin');
    expect(await Promise.all(respuestas)).toEqual(['uno', 'fin', 'fin']);
  });

  it('quien espera demasiado recibe FOTO_EN_ESPERA enseguida, y su trabajo no empieza nunca', async () => {
    const turno = crearTurnos({ aLaVez: 1, enEspera: 5, esperaMs: 5, codigo: 'FOTO_EN_ESPERA' });
    const [largo, tarde] = [trabajo(), trabajo()];
    const primera = turno(largo.hacer);
    await expect(turno(tarde.hacer)).rejects.toEqual(new Rechazo('FOTO_EN_ESPERA'));
    largo.terminar('fin');
    expect(await primera).toBe('fin');
    await pausa();
    expect(tarde.estado.empezado).toBe(false);
    const siguiente = trabajo();
    siguiente.terminar('sigue');
    expect(await turno(siguiente.hacer)).toBe('sigue');
  });

  it('quien ya empezó no se corta por la espera, y un fallo suyo se dice tal cual', async () => {
    const turno = crearTurnos({ aLaVez: 1, enEspera: 0, esperaMs: 1, codigo: 'FOTO_EN_ESPERA' });
    const largo = trabajo();
    const respuesta = turno(largo.hacer);
    await new Promise((listo) => setTimeout(listo, 10));
    const fallo = new Error('se rompió');
    largo.romper(fallo);
    await expect(respuesta).rejects.toBe(fallo);
  });

  it('con la fila llena se dice sin esperar', async () => {
    const turno = crearTurnos({ aLaVez: 1, enEspera: 0, esperaMs: 60_000, codigo: 'FOTO_EN_ESPERA' });
    const largo = trabajo();
    const respuesta = turno(largo.hacer);
    await expect(turno(trabajo().hacer)).rejects.toEqual(new Rechazo('FOTO_EN_ESPERA'));
    largo.terminar('fin');
    expect(await respuesta).toBe('fin');
  });

  it('cada dueño tiene su fila: lo de uno no hace esperar a otro, y lo suyo espera a lo suyo', async () => {
    const turno = crearTurnosPorDueno<string>({
      aLaVez: 1,
      enEspera: 5,
      esperaMs: 60_000,
      codigo: 'ARCHIVO_EN_ESPERA',
    });
    const [primera, segunda, ajena] = [trabajo(), trabajo(), trabajo()];
    const respuestas = [turno('a', primera.hacer), turno('a', segunda.hacer), turno('b', ajena.hacer)];
    await pausa();
    expect([primera, segunda, ajena].map(({ estado }) => estado.empezado)).toEqual([true, false, true]);
    primera.romper(new Error('se rompió'));
    await expect(respuestas[0]).rejects.toThrow('se rompió');
    await pausa();
    expect(segunda.estado.empezado).toBe(true);
    segunda.terminar('fin');
    ajena.terminar('fin');
    expect(await Promise.all(respuestas.slice(1))).toEqual(['fin', 'fin']);
  });
});
