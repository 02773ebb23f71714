// The test of docs/operacion.md does here by the API what people do on the screens: `emitir` takes the first administrator's
// link, registers a person and issues a certificate; `verificar` asks in public for all that were issued; `sesion` asks
// whether the session that issued the last one goes on.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const WEB = `https://${process.env.DOMINIO}`;
const STATE = '/root/certificados.json';
const USER = 'ana.quispe';
const PASSWORD = 'tres llamas cruzan el puente de Ñuflo';
const state = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : { codes: [], keys: [] };
let token;

async function ask(method, path, body) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`${WEB}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  assert.equal(answer.status, 200, `${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** The simulated registries know her. */
const PERSON = { tipo_documento: 'CI', tipo_doc: 1, numero_documento: '1000001', fecha_nacimiento: '1985-03-14' };

async function register() {
  await ask('POST', '/v2/contrastacion/afiliado', { data: [PERSON] });
  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const persona = {
    ...PERSON,
    genero: 'F',
    departamento: 'LP',
    municipio: '020101',
    telefono_movil: '70000001',
    direccion: 'CALLE 1',
  };
  const empleador = { fecha_ingreso_trabajo: day, puesto_empleado: 'AUXILIAR', salario: 3500 };
  const afiliacion = { fecha_inicio: `${day} 00:00:00`, tipo_asegurado: 'TRABAJADOR', departamento: 'LP' };
  const data = [{ empleador, afiliacion, persona }];
  const saved = await ask('POST', '/v2/afiliado/ente-gestor', {
    codigo_entidad: 'NIT-1020304050',
    id_ente_gestor: 1,
    data,
  });
  assert.equal(saved.data[0].estado_almacenamiento.codigo, 500, JSON.stringify(saved));
}

async function signIn() {
  const link = /nuevaPassword#([\w-]+)/.exec(process.env.SALIDA ?? '')?.[1];
  if (link !== undefined) await ask('POST', '/v1/usuario/nuevaPassword', { token: link, newPassword: PASSWORD });
  ({ token } = await ask('POST', '/v1/login_app', { username: USER, password: PASSWORD }));
  await ask('GET', '/v1/activarUsuario');
}

async function issue() {
  await signIn();
  if (state.codes.length === 0) await register();
  const { numero_documento, fecha_nacimiento } = PERSON;
  const issued = await ask('POST', '/v1/certificacion/findCertificacion', { numero_documento, fecha_nacimiento });
  assert.equal(issued.codigo, 200, JSON.stringify(issued));
  const keys = await publicKeys();
  writeFileSync(STATE, JSON.stringify({ token, keys, codes: [...state.codes, issued.codigo_verificacion] }));
}

async function publicKeys() {
  const { keys } = await (await fetch(`${WEB}/.well-known/jwks.json`)).json();
  return keys.map(({ kid }) => kid);
}

async function goesOn() {
  token = state.token;
  assert.equal((await ask('GET', '/v1/findUsuario')).usuario, USER);
}

async function verify() {
  const keys = await publicKeys();
  assert.deepEqual(
    state.keys.filter((kid) => !keys.includes(kid)),
    [],
  );
  assert.ok(state.codes.length > 0);
  for (const code of state.codes) {
    const answer = await ask('GET', `/v1/certificacion/validacionCertificado/${encodeURIComponent(code)}`);
    assert.equal(answer.autentico, true, `${code}: ${JSON.stringify(answer)}`);
  }
  console.log(`${state.codes.length} auténticos`);
}

await { emitir: issue, verificar: verify, sesion: goesOn }[process.argv[2]]();
