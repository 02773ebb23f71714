import { describe, expect, it } from 'vitest';
import { leerDireccion, problemaDeDireccion, urlAplicacion } from './partes-de-conexion.ts';

const LLANA = { host: 'base.example', port: 5432, database: 'sgpa', user: 'dueno', password: 'c', tls: null };
const VERIFICADA = { ...LLANA, tls: { raiz: null } };
const SOCKET = { ...LLANA, host: '/var/run/postgresql', password: null };

describe('partes-de-conexion.test.ts', () => {
  it.each([
    ['postgres://dueno:c@base.example:5432/sgpa', LLANA],
    ['postgresql://dueno:c@base.example/sgpa', LLANA],
    ['postgres://dueno:c@base.example/sgpa?sslmode=disable', LLANA],
    ['postgres://dueno:c@base.example:6543/sgpa', { ...LLANA, port: 6543 }],
    ['postgres://dueno:c@/sgpa?host=base.example&port=6543', { ...LLANA, port: 6543 }],
    ['postgres://dueno:c@[::1]:6543/sgpa', { ...LLANA, host: '::1', port: 6543 }],
    [
      'postgres://du%40eno:%3A%2F%3F%23%25@base.example/s%20g',
      { ...LLANA, user: 'du@eno', password: ':/?#%', database: 's g' },
    ],
    ['postgres://dueno:a@b:c@base.example/sgpa', { ...LLANA, password: 'a@b:c' }],
    ['postgres://dueno@%2Fvar%2Frun%2Fpostgresql/sgpa', SOCKET],
    ['postgres://dueno@/sgpa?host=/var/run/postgresql', SOCKET],
    ['postgres://dueno@/sgpa?host=%2Fvar%2Frun%2Fpostgresql&sslmode=require', SOCKET],
    ['postgres://dueno:c@base.example/sgpa?sslmode=verify-full', VERIFICADA],
    ['postgres://dueno:c@base.example/sgpa?sslmode=require', VERIFICADA],
    ['postgres://dueno:c@base.example/sgpa?sslmode=verify-ca&sslrootcert=system', VERIFICADA],
    ['postgres://dueno:c@base.example/sgpa?sslrootcert=/etc/raiz.crt', { ...LLANA, tls: { raiz: '/etc/raiz.crt' } }],
  ])('%s se entiende, y entrar como otro rol cambia solo de quién es', (direccion, partes) => {
    expect(leerDireccion(direccion)).toEqual(partes);
    const otra = leerDireccion(urlAplicacion(direccion, 'clave @/#?%:ñ'));
    expect(otra).toEqual({ ...partes, user: 'sgpa_app', password: 'clave @/#?%:ñ' });
  });

  it.each([
    ['ninguna', 'debe ser postgres://usuario:clave@servidor:5432/base'],
    ['host=base.example dbname=sgpa user=dueno', 'debe ser postgres://'],
    ['/var/run/postgresql sgpa', 'debe ser postgres://'],
    ['socket:/var/run/postgresql?db=sgpa', 'debe ser postgres://'],
    ['postgres://dueno:c#d@base.example/sgpa', 'los signos especiales como %40 por @'],
    ['postgres://dueno:50%@base.example/sgpa', 'tiene un % que no se entiende'],
    ['postgres://base.example/sgpa', 'no dice el usuario (PGUSER no se lee)'],
    ['postgres:///sgpa', 'no dice el servidor (PGHOST no se lee)'],
    ['postgres://dueno:c@/sgpa', 'no dice el servidor (PGHOST no se lee)'],
    ['postgres://dueno:c@/sgpa?host=', 'no dice el servidor (PGHOST no se lee)'],
    ['postgres://dueno:c@base.example', 'no dice la base de datos (PGDATABASE no se lee)'],
    ['postgres://dueno:c@base.example/', 'no dice la base de datos (PGDATABASE no se lee)'],
    ['postgres:///sgpa?host=/var/run/postgresql', 'no dice el usuario (PGUSER no se lee)'],
    ['postgres://base.example/sgpa?user=dueno&password=secreta', 'no admite «user=»: el usuario va delante de la @'],
    ['postgres://dueno@base.example/sgpa?password=secreta', 'no admite «password=»: la clave va delante de la @'],
    ['postgres://dueno:c@base.example/sgpa?us%65r=otro', 'no admite «user=»'],
    ['postgres://dueno:c@base.example/?dbname=sgpa', 'no admite «dbname=»: la base de datos va detrás del servidor'],
    ['postgres://dueno:c@base.example/sgpa?options=-c%20role=dueno', 'no admite «options=»: quítelo'],
    ['postgres://dueno:c@base.example/sgpa?options=-c%20row_security=off', 'no admite «options=»: quítelo'],
    ['postgres:///?service=sgpa', 'no admite «service=»: escriba aquí todo lo que dice ese servicio'],
    ['postgres://dueno:c@base.example/sgpa?<b>=1', 'no admite «?=»'],
    ['postgres://dueno:c@base.example/sgpa?replication=database', 'no admite «replication=»'],
    ['postgres://dueno:c@base.example/sgpa?sslcert=/a&sslkey=/b', 'no admite «sslcert=»'],
    ['postgres://dueno:c@base.example/sgpa?ssl=true', 'no admite «ssl=»: escriba sslmode=verify-full'],
    ['postgres://dueno:c@base.example/sgpa?sslmode=prefer', 'no admite ese sslmode'],
    ['postgres://dueno:c@base.example/sgpa?sslmode=no-verify', 'no admite ese sslmode'],
    ['postgres://dueno:c@base.example/sgpa?sslmode=verify-full&sslmode=disable', 'dice «sslmode=» dos veces'],
    ['postgres://dueno:c@uno.example,dos.example/sgpa', 'nombra varios servidores'],
    ['postgres://dueno:c@uno.example:5432,dos.example:5433/sgpa', 'nombra varios servidores'],
    ['postgres://dueno:c@/sgpa?host=uno.example,dos.example', 'nombra varios servidores'],
    ['postgres://dueno:c@uno.example/sgpa?host=dos.example', 'nombra varios servidores'],
    ['postgres://dueno:c@base.example:0/sgpa', 'no dice un puerto entre 1 y 65535'],
    ['postgres://dueno:c@base.example:65536/sgpa', 'no dice un puerto'],
    ['postgres://dueno:c@base.example:5432/sgpa?port=5433', 'no dice un puerto'],
    ['postgres://dueno:c@base.example:puerto/sgpa', 'no se entiende'],
    ['postgres://sgpa_app:c@base.example/sgpa', 'debe entrar como el dueño de la base, no como sgpa_app'],
    ['postgres://sgpa_ingreso:c@base.example/sgpa', 'no como sgpa_ingreso'],
  ])('%s no vale, y se dice por qué sin repetir la clave', (direccion, motivo) => {
    const problema = problemaDeDireccion(direccion);
    expect(problema).toContain(motivo);
    expect(problema).not.toContain('secreta');
  });
});
