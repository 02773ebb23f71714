import { describe, expect, it } from 'vitest';
import { accionesSobreUsuario, leerEstadoUsuario } from './estado-usuario.ts';

describe('estado-usuario.test.ts', () => {
  it.each([
    ['REGISTRADO', ['detalle-usuario', 'actualizacion-usuario', 'activacion-usuario', 'baja-usuario']],
    ['ACTIVO', ['detalle-usuario', 'actualizacion-usuario', 'recuperacion-credenciales', 'baja-usuario']],
    ['SUSPENDIDO', ['detalle-usuario', 'actualizacion-usuario', 'activacion-usuario', 'baja-usuario']],
    ['BAJA', ['detalle-usuario', 'activacion-usuario']],
    ['OTRO', []],
  ])('%s: lo que se le puede hacer', (estado, acciones) => {
    expect(accionesSobreUsuario(estado, false)).toEqual(acciones);
    expect(accionesSobreUsuario(estado, true)).toEqual(acciones.filter((accion) => accion !== 'baja-usuario'));
  });

  it('solo los cuatro son estados', () => {
    expect([leerEstadoUsuario('ACTIVO'), leerEstadoUsuario('activo'), leerEstadoUsuario('')]).toEqual([
      'ACTIVO',
      undefined,
      undefined,
    ]);
  });
});
