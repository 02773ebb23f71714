import { describe, expect, test } from 'vitest';
import { destinoDeIngreso } from './destino.ts';

const sesion = (codigoRol: string) => ({ id: '', token: 't', username: 'u', codigoRol, expira: new Date(0) });

describe('destino.test.ts', () => {
  test.each([
    ['/', undefined, 'SSU_CONSULTA', '/consultas'],
    ['/', undefined, 'OPE_AFILIACION', '/dashBoardVue'],
    ['/', '/perfil', 'ADM_SGPA', '/dashBoardVue'],
    ['/', undefined, 'EMP_CONSULTA', '/dashBoardVue'],
    ['/login', undefined, 'OPE_AFILIACION', '/asegurado'],
    ['/login', undefined, 'SSU_CONSULTA', '/asegurado'],
    ['/login', '/perfil?x=1', 'OPE_AFILIACION', '/perfil?x=1'],
    ['/login', '//otro.sitio', 'OPE_AFILIACION', '/asegurado'],
  ])('desde %s pidiendo %s, %s va a %s', (ruta, volver, rol, destino) => {
    expect(destinoDeIngreso(ruta, volver, sesion(rol))).toBe(destino);
  });
});
