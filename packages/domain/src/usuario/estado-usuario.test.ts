import { describe, expect, it } from 'vitest';
import { accionesSobreUsuario, leerEstadoUsuario } from './estado-usuario.ts';

describe('estado-usuario.test.ts', () => {
  it.each([
    ['REGISTRADO', ['detalle-usuario', 'actualizacion-usuario', 'activacion-usuario', 'baja-usuario']],
    [
      'ACTIVO',
      [
        'detalle-usuario',
        'actualizacion-usuario',
        'recuperacion-credenciales',
        'restablecimiento-segundo-factor',
        'baja-usuario',
      ],
    ],
    [
      'SUSPENDIDO',
      [
        'detalle-usuario',
        'actualizacion-usuario',
        'activacion-usuario',
        'restablecimiento-segundo-factor',
        'baja-usuario',
      ],
    ],
    ['BAJA', ['detalle-usuario', 'activacion-usuario']],
    ['OTRO', []],
  ])('%s: lo que se le puede hacer', (estado, acciones) => {
    const del = (...fuera: string[]) => acciones.filter((accion) => !fuera.includes(accion));
    const [autoridad, ente] = ['ADM_SGPA', 'ADM_ENTE'];
    expect(accionesSobreUsuario(estado, { rol: autoridad, esPropia: false })).toEqual(acciones);
    expect(accionesSobreUsuario(estado, { rol: ente, esPropia: false })).toEqual(
      del('restablecimiento-segundo-factor'),
    );
    expect(accionesSobreUsuario(estado, { rol: autoridad, esPropia: true })).toEqual(
      del('baja-usuario', 'restablecimiento-segundo-factor'),
    );
    expect(accionesSobreUsuario(estado, { rol: 'OPE_AFILIACION', esPropia: false })).toEqual([]);
  });

  it('solo los cuatro son estados', () => {
    expect([leerEstadoUsuario('ACTIVO'), leerEstadoUsuario('activo'), leerEstadoUsuario('')]).toEqual([
      'ACTIVO',
      undefined,
      undefined,
    ]);
  });
});
