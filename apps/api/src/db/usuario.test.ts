import { type IdEnteGestor, type IdUsuario, idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { AHORA } from '@sgpa/testing/reloj';
import { datosDeUsuario, sembrarUsuario } from '@sgpa/testing/usuario';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conAlcance } from './alcance.ts';
import type { Trx } from './pool.ts';

const CNS = idEnteGestor(1);
const CPS = idEnteGestor(2);

/** Tests what an administrator's session may write of accounts, whatever SQL runs with it. */
describe('usuario.test.ts', () => {
  let base: Base;
  let autoridad: IdEnteGestor;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    autoridad = (await cuenta('adm.autoridad')).id_ente_gestor;
  });
  afterAll(() => base.cerrar());

  const cuenta = (username: string) =>
    base.owner.db.selectFrom('usuario').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

  async function intentar(username: string, texto: ReturnType<typeof sql>): Promise<'hecho' | 'negado'> {
    const { id, id_ente_gestor } = await cuenta(username);
    const entes = username === 'adm.autoridad' ? [CNS, CPS, autoridad] : [id_ente_gestor];
    const alcance = alcanceDePrueba({ idUsuario: id, entes, idEmpleador: null });
    try {
      await conAlcance(base.app.db, alcance, async (trx) => {
        const { rows } = await texto.execute(trx);
        if (rows.length === 0) throw Object.assign(new Error('nothing'), { code: '42501' });
      });
      return 'hecho';
    } catch (error) {
      expect(error).toMatchObject({ code: '42501' });
      return 'negado';
    }
  }
  const fila = (rol: string, ente: IdEnteGestor, id_entidad: number | null = null) => {
    const { usuario: username, ci } = datosDeUsuario();
    const vacias = ['complemento', 'materno', 'cargo', 'direccion', 'correo', 'telefono', 'telefono_fijo', 'extension'];
    return JSON.stringify({
      ...Object.fromEntries(vacias.map((columna) => [columna, ''])),
      username,
      ci,
      nombres: 'X',
      paterno: 'Y',
      rol,
      id_ente_gestor: ente,
      id_entidad,
    });
  };
  const registrar = (...deQuien: Parameters<typeof fila>) =>
    sql`select usuario_registrar(${fila(...deQuien)}::jsonb, ${AHORA})`;
  const actualizar = (id: number, ...deQuien: Parameters<typeof fila>) =>
    sql`select usuario_actualizar(${id}, ${fila(...deQuien)}::jsonb, ${AHORA})`;
  const poner = (id: number, estado: string) => sql`select usuario_poner_estado(${id}, ${estado}, ${AHORA})`;

  it('el administrador de ente registra en su ente roles que no están sobre el suyo, y nada más', async () => {
    expect(await intentar('adm.ente', registrar('ADM_ENTE', CNS))).toBe('hecho');
    expect(await intentar('adm.ente', registrar('OPE_AFILIACION', CPS))).toBe('negado');
    expect(await intentar('adm.ente', registrar('ADM_SGPA', CNS))).toBe('negado');
    expect(await intentar('adm.ente', registrar('CONS_SGPA', autoridad))).toBe('negado');
    expect(await intentar('adm.autoridad', registrar('CONS_SGPA', autoridad))).toBe('hecho');
    expect(await intentar('adm.autoridad', registrar('CONS_SGPA', CNS))).toBe('negado');
    expect(await intentar('adm.autoridad', registrar('OPE_AFILIACION', autoridad))).toBe('negado');
    expect(await intentar('ope.afiliaciones', registrar('OPE_AFILIACION', CNS))).toBe('negado');
  });

  it('ni cambia lo de otro ente, ni regala una cuenta, ni le da un rol sobre el suyo', async () => {
    const { db } = base.owner;
    const [propia, ajena] = [await sembrarUsuario(db), await sembrarUsuario(db, { id_ente_gestor: CPS })];
    expect(await intentar('adm.ente', actualizar(ajena.id, 'OPE_AFILIACION', CPS))).toBe('negado');
    expect(await intentar('adm.ente', actualizar(ajena.id, 'OPE_AFILIACION', CNS))).toBe('negado');
    expect(await intentar('adm.ente', actualizar(propia.id, 'OPE_AFILIACION', CPS))).toBe('negado');
    expect(await intentar('adm.ente', actualizar(propia.id, 'ADM_SGPA', CNS))).toBe('negado');
    expect(await intentar('adm.ente', poner(ajena.id, 'BAJA'))).toBe('negado');
    expect(await intentar('adm.ente', sql`select * from usuario_tomar(${ajena.id})`)).toBe('negado');
    expect(await intentar('adm.ente', actualizar(propia.id, 'OPE_VIGENCIA', CNS))).toBe('hecho');
  });

  it('nadie se sube el rol, se da de baja ni pone otro estado que esos dos', async () => {
    const [delEnte, suya] = [await cuenta('adm.ente'), await sembrarUsuario(base.owner.db)];
    expect(await intentar('adm.ente', actualizar(delEnte.id, 'OPE_AFILIACION', CNS))).toBe('negado');
    expect(await intentar('adm.ente', poner(delEnte.id, 'BAJA'))).toBe('negado');
    for (const estado of ['SUSPENDIDO', 'REGISTRADO', 'ACTIVO', 'OTRO'])
      expect([estado, await intentar('adm.ente', poner(suya.id, estado))]).toEqual([estado, 'negado']);
  });

  it('el administrador de ente no hace ni toma la cuenta de un empleador, que ve a sus trabajadores en todos los entes', async () => {
    const { db } = base.owner;
    const { id: entidad } = await db.selectFrom('entidad_empleadora').select('id').executeTakeFirstOrThrow();
    const suya = await sembrarUsuario(db);
    const delEmpleador = await sembrarUsuario(db, { rol: 'EMP_CONSULTA', id_entidad: entidad });
    const intentos = [
      registrar('EMP_CONSULTA', CNS, entidad),
      actualizar(suya.id, 'EMP_CONSULTA', CNS, entidad),
      actualizar(delEmpleador.id, 'OPE_AFILIACION', CNS),
      poner(delEmpleador.id, 'BAJA'),
      sql`select recuperacion_encolar(${delEmpleador.id}, ${AHORA})`,
    ];
    for (const [orden, intento] of intentos.entries())
      expect([orden, await intentar('adm.ente', intento)]).toEqual([orden, 'negado']);
    for (const [orden, intento] of intentos.slice(0, 2).entries())
      expect([orden, await intentar('adm.autoridad', intento)]).toEqual([orden, 'hecho']);
  });

  it('una cuenta que fue dada de baja ya no administra', async () => {
    const { id, username } = await sembrarUsuario(base.owner.db, { rol: 'ADM_ENTE' });
    expect(await intentar(username, registrar('OPE_AFILIACION', CNS))).toBe('hecho');
    await base.owner.db.updateTable('usuario').set({ estado: 'BAJA' }).where('id', '=', id).execute();
    expect(await intentar(username, registrar('OPE_AFILIACION', CNS))).toBe('negado');
  });

  it('sin ningún administrador de la autoridad activo, el del ente sigue dando de baja en el suyo', async () => {
    const { db } = base.owner;
    const suya = await sembrarUsuario(db);
    const deEstado = (estado: string) =>
      db.updateTable('usuario').set({ estado }).where('username', '=', 'adm.autoridad').execute();
    await deEstado('SUSPENDIDO');
    expect(await intentar('adm.ente', poner(suya.id, 'BAJA'))).toBe('hecho');
    await deEstado('ACTIVO');
  });

  it.each([
    ['tomándose antes', true],
    ['con la función sola', false],
  ])(
    'de dos administradores de la autoridad que se terminan a la vez %s, el segundo espera y ya no puede',
    async (_como, antes) => {
      const { db } = base.owner;
      const uno = await cuenta('adm.autoridad');
      const otro = await sembrarUsuario(db, { rol: 'ADM_SGPA', id_ente_gestor: autoridad });
      const como = (idUsuario: IdUsuario) => alcanceDePrueba({ idUsuario, entes: [autoridad], idEmpleador: null });
      const terminar = async (trx: Trx, id: number) => {
        const { rows } = antes ? await sql`select id from usuario_tomar(${id})`.execute(trx) : { rows: [id] };
        if (rows.length === 0) return 'nada';
        await poner(id, 'BAJA').execute(trx);
        return 'hecho';
      };
      let segundo: Promise<string> = Promise.resolve('');
      await conAlcance(base.app.db, como(uno.id), async (trx) => {
        await terminar(trx, otro.id);
        let listo = false;
        const alterno = conAlcance(base.app.db, como(otro.id), (suya) => terminar(suya, uno.id));
        segundo = alterno
          .catch(() => 'negado')
          .finally(() => {
            listo = true;
          });
        const esperan = () =>
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        await vi.waitFor(async () => expect(listo || (await esperan()).rows.length > 0).toBe(true), {
          timeout: 20_000,
        });
      });
      expect(await segundo).toBe(antes ? 'nada' : 'negado');
      expect([await cuenta('adm.autoridad'), await cuenta(otro.username)]).toMatchObject([
        { estado: 'ACTIVO' },
        { estado: 'BAJA' },
      ]);
    },
  );
});
