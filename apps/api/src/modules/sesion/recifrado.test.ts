import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { LLAVE_DE_PRUEBA } from '@sgpa/testing/cofre';
import { AHORA } from '@sgpa/testing/reloj';
import { conCodigo, conSegundoFactor } from '@sgpa/testing/segundo-factor';
import { crearServidor } from '@sgpa/testing/servidor';
import { codigoTotp } from '@sgpa/testing/totp';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearCofre } from '../../integrations/cofre/cofre.ts';
import { recifrarFactores } from './recifrado.ts';

const NUEVA = Buffer.alloc(32, 9);
const CODIGO = '7KQ39XMZ04AB';

type Servidor = Awaited<ReturnType<typeof crearServidor>>;

/** Changes SGPA_SEGUNDO_FACTOR_CLAVE as docs/operacion.md says. */
describe('recifrado.test.ts', () => {
  let api: ApiDePrueba;
  let conAmbas: Servidor;
  let soloNueva: Servidor;
  let username: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { owner, app, ingreso } = api.base;
    const comun = {
      base: { url: owner.url, urlApp: app.url, urlIngreso: ingreso.url },
      fuentes: api.simuladores.urls,
      clock: api.reloj,
    };
    conAmbas = await crearServidor({ ...comun, cofre: crearCofre(NUEVA, LLAVE_DE_PRUEBA) });
    soloNueva = await crearServidor({ ...comun, cofre: crearCofre(NUEVA) });
    const cuenta = await sembrarUsuario(owner.db);
    username = cuenta.username;
    await conSegundoFactor(api, cuenta.id);
    await conCodigo(api, cuenta.id, CODIGO);
  });
  afterAll(async () => {
    await conAmbas.cerrar();
    await soloNueva.cerrar();
    await api.cerrar();
  });

  const ingresar = async ({ app }: Servidor, codigo: string) => {
    const payload = { username, password: PASSWORD_DEMO, codigo };
    return (await app.inject({ method: 'POST', url: '/api/v1/login_app', payload })).statusCode;
  };
  const recifrar = (cofre = crearCofre(NUEVA, LLAVE_DE_PRUEBA)) => recifrarFactores(api.base.owner.db, cofre);

  it('con las dos se ingresa desde antes; cifrado otra vez, con la nueva sola, y el código de recuperación también', async () => {
    expect(await ingresar(conAmbas, codigoTotp(AHORA, -1))).toBe(200);
    expect(await recifrar(crearCofre(NUEVA))).toEqual({ recifrados: 0, ilegibles: 1 });
    const veces = await Promise.all([recifrar(), recifrar()]);
    expect(veces.map(({ ilegibles }) => ilegibles)).toEqual([0, 0]);
    expect(await recifrar()).toEqual({ recifrados: 0, ilegibles: 0 });
    expect(await ingresar(soloNueva, codigoTotp(AHORA))).toBe(200);
    expect(await ingresar(soloNueva, codigoTotp(AHORA))).toBe(401);
    expect(await ingresar(soloNueva, CODIGO)).toBe(200);
    expect(await ingresar(soloNueva, CODIGO)).toBe(401);
    expect(await ingresar(conAmbas, codigoTotp(AHORA, 1))).toBe(200);
  });
});
