import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { formularioDe, retratoDeTodo } from '@sgpa/testing/actualizacion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const CAMBIADO = { codigo_respuesta: 409, mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje };
const HECHO = { codigo_respuesta: 100 };
const OTRO_EMPLEADOR = { codigo_entidad: 'RCM-00012345' };

const ESPERA = { timeout: 50_000 };

describe('actualizacion-titular.concurrencia.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const titulares = () => formularioDe(api, 'titular');
  async function registrado(numero: string, cambios: Parameters<typeof pedidoRegistro>[1] = {}) {
    const { codigo, id } = resultado(await registrar(api, token, pedidoRegistro(numero, cambios)));
    if (id === null) throw new Error(`not registered: ${codigo}`);
    return id;
  }
  const leer = async (id: number) => (await titulares().leer(token, id)).body.data;
  const conTelefono = (registro: RegistroTitular, telefono_movil: string) => ({
    ...registro,
    persona: { ...registro.persona, telefono_movil },
  });

  it('dos afiliaciones de la persona, una ficha: el segundo operador se entera, y nada suyo queda', async () => {
    const una = await leer(await registrado('1000001'));
    const otra = await leer(await registrado('1000001', OTRO_EMPLEADOR));
    expect(otra.version_ficha).toBe(una.version_ficha + 1);
    const { guardar } = titulares();
    // The second registration changed the file as well.
    expect((await guardar(token, una)).body).toEqual(CAMBIADO);
    expect((await guardar(token, conTelefono(otra, '70000001'))).body).toMatchObject(HECHO);
    const antes = await retratoDeTodo(api.base.owner.db);
    const actual = await leer(una.afiliacion.id_afiliacion_ente_gestor);
    const atrasado = conTelefono({ ...actual, version_ficha: otra.version_ficha }, '70000002');
    expect((await guardar(token, atrasado)).body).toEqual(CAMBIADO);
    expect(await retratoDeTodo(api.base.owner.db)).toEqual(antes);
    expect((await guardar(token, conTelefono(actual, '70000002'))).body).toMatchObject(HECHO);
    const { persona } = await leer(otra.afiliacion.id_afiliacion_ente_gestor);
    expect(persona.telefono_movil).toBe('70000002');
    // A client that sends no version of the file is served all the same.
    const { version_ficha: _, ...sinFicha } = await leer(una.afiliacion.id_afiliacion_ente_gestor);
    expect((await guardar(token, sinFicha)).body).toMatchObject(HECHO);
  });

  it('de una ficha que no existía, la primera escritura gana', async () => {
    await api.base.owner.db
      .deleteFrom('ficha_persona')
      .where(sql<boolean>`id_persona in (select id from persona
      where numero_documento = '1000200')`)
      .execute();
    const { id } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('p.numero_documento', '=', numeroDocumento('1000200'))
      .executeTakeFirstOrThrow();
    const { leer: leerB, guardar } = formularioDe(api, 'beneficiario');
    const registro = (await leerB(token, id)).body.data;
    expect(registro.version_ficha).toBe(0);
    const sinVersion = { ...registro, version: null };
    expect((await guardar(token, sinVersion)).body).toMatchObject(HECHO);
    expect((await guardar(token, sinVersion)).body).toEqual(CAMBIADO);
    expect((await leerB(token, id)).body.data.version_ficha).toBe(1);
  });

  it('mientras otro registra a la persona espera por ella, sin tener tomada ninguna afiliación', async () => {
    const id = await registrado('1000002');
    const titular = await leer(id);
    await registrarBeneficiario(api, token, pedidoBeneficiario('1000005', '1000002'));
    const otra = await api.base.owner.pool.connect();
    try {
      await otra.query('begin');
      await otra.query(`select from persona where numero_documento = '1000002' for update`);
      const guardado = titulares().guardar(token, {
        ...titular,
        afiliacion: { ...titular.afiliacion, fecha_inicio: '2026-09-15' },
      });
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and query like '%persona_tomar%' and datname = current_database()`.execute(api.base.owner.db);
        expect(rows).toHaveLength(1);
      }, ESPERA);
      const libres = await otra.query('select id from afiliacion where id = $1 or id_titular = $1 for update nowait', [
        id,
      ]);
      expect(libres.rows).toHaveLength(2);
      await otra.query('commit');
      expect((await guardado).body).toMatchObject(HECHO);
    } finally {
      otra.release(true);
    }
  });
});
