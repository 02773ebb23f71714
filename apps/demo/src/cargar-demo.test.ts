import type { Db } from '@sgpa/api/db/pool';
import { verificarPassword } from '@sgpa/api/modules/sesion/password-hash';
import { estadoEn, finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { RANGO_DEMO } from '@sgpa/simulators/people/sintetica';
import { crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarDemo } from './cargar-demo.ts';
import { CUENTAS_DEMO, PASSWORD_DEMO } from './cuentas.ts';

// It is half past eight in the evening of the 31st in La Paz, and already the 1st in UTC.
const HOY = fecha('2026-08-31');
const AHORA = new Date('2026-09-01T00:30:00Z');
const OPCIONES = { hoy: HOY, ahora: AHORA, cantidad: 600 };

const registros = (db: Db) =>
  db
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('ente_gestor as g', 'g.id', 'a.id_ente_gestor')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .leftJoin('afiliacion as t', 't.id', 'a.id_titular')
    .leftJoin('persona as pt', 'pt.id', 't.id_persona')
    .select(['a.id', 'p.numero_documento', 'p.fecha_nacimiento', 'p.fallecido', 'g.sigla', 'e.codigo', 'a.tipo'])
    .select(['a.estado', 'a.fecha_afiliacion', 'a.fecha_baja', 'a.fecha_cesantia', 'a.fecha_ampliacion'])
    .select([
      'a.fecha_derechohabiente',
      'a.fin_por_edad',
      'a.condicion',
      'a.fin_cobertura',
      'a.fecha_registro',
      'a.version',
      'a.id_motivo_baja',
    ])
    .select(['pt.numero_documento as titular', 't.estado as estado_titular', 't.fecha_afiliacion as inicio_titular'])
    .orderBy('a.id')
    .execute();
type Registro = Awaited<ReturnType<typeof registros>>[number];

const hechosDe = (r: Registro): HechosAfiliacion => ({
  ...r,
  tipo: r.tipo === 'TITULAR' ? 'TITULAR' : 'BENEFICIARIO',
});

describe('cargar-demo.test.ts', () => {
  let base: Awaited<ReturnType<typeof crearBase>>;
  let todos: Registro[];
  beforeAll(async () => {
    base = await crearBase();
    expect(await cargarDemo(base.owner.db, OPCIONES)).toBe(true);
    todos = await registros(base.owner.db);
  });
  afterAll(() => base.cerrar());

  const caso = (numero: string) => {
    const [uno, ...otros] = todos.filter((r) => r.numero_documento === numero);
    expect(otros).toEqual([]);
    return uno;
  };

  it('pone cada establecimiento en el departamento de su municipio, con un código único', async () => {
    const filas = await base.owner.db
      .selectFrom('establecimiento_salud')
      .select(['id_departamento', 'codigo_municipio', 'codigo_rues', 'id_ente_gestor'])
      .execute();
    expect(filas.filter((f) => Number(f.codigo_municipio.slice(0, 2)) !== f.id_departamento)).toEqual([]);
    expect(new Set(filas.map((f) => f.codigo_rues)).size).toBe(filas.length);
    const deLaCns = filas.filter((f) => f.id_ente_gestor === 1).map((f) => f.id_departamento);
    expect([...new Set(deLaCns)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('carga una vez: la segunda, y a la vez, no cambia nada', async () => {
    const contar = async () => {
      const { rows } = await sql<Record<string, number>>`select
        (select count(*) from usuario) as usuarios, (select count(*) from persona) as personas,
        (select count(*) from afiliacion) as afiliaciones, (select count(*) from afiliacion_historia) as historia,
        (select count(*) from auditoria where accion = 'carga-demo') as auditoria`.execute(base.owner.db);
      return rows[0];
    };
    const antes = await contar();
    expect(antes).toMatchObject({ auditoria: 1 });
    expect(await Promise.all([1, 2].map(() => cargarDemo(base.owner.db, OPCIONES)))).toEqual([false, false]);
    expect(await contar()).toEqual(antes);
  });

  it.each([
    ['1000006', 'CPS', 100, 'TITULAR'],
    ['1000100', 'CNS', 100, 'TITULAR'],
    ['1000101', 'CNS', 101, 'TITULAR'],
    ['1000102', 'CNS', 102, 'TITULAR'],
    ['1000103', 'CNS', 103, 'TITULAR'],
    ['1000104', 'CNS', 104, 'TITULAR'],
    ['1000105', 'CNS', 105, 'TITULAR'],
    ['1000106', 'CNS', 106, 'BENEFICIARIO'],
    ['1000108', 'CNS', 108, 'TITULAR'],
    ['1000110', 'CNS', 104, 'TITULAR'],
    ['1000120', 'SSU-LP', 100, 'TITULAR'],
    ['1000200', 'CNS', 100, 'BENEFICIARIO'],
    ['1000201', 'CNS', 100, 'BENEFICIARIO'],
    ['1000202', 'CNS', 100, 'BENEFICIARIO'],
    ['1000210', 'CNS', 103, 'BENEFICIARIO'],
  ])('acuerdos §4: %s está en %s en estado %i, como %s', (numero, sigla, estado, tipo) => {
    const fecha_nacimiento = numero === '1000201' ? fecha('2015-06-01') : fecha('1985-03-14');
    expect(caso(numero)).toMatchObject({ sigla, estado, tipo, fecha_nacimiento });
  });

  it.each(['1000001', '1000002', '1000003', '1000005', '1000007', '1000008', '1000107', '1000404'])(
    'acuerdos §4: %s no está registrado',
    (numero) => expect(caso(numero)).toBeUndefined(),
  );

  it('une las familias de acuerdos §4', () => {
    for (const numero of ['1000200', '1000201', '1000202']) expect(caso(numero)?.titular).toBe('1000100');
    expect(caso('1000210')?.titular).toBe('1000110');
    expect(caso('1000110')).toMatchObject({ fallecido: true, id_motivo_baja: 601 });
    // The baja is the date of death; the cesantía ends two months later.
    expect(caso('1000210')).toMatchObject({ fecha_baja: fecha('2026-08-11'), fecha_cesantia: fecha('2026-10-11') });
    expect(caso('1000106')).toMatchObject({ titular: '1000130', estado_titular: 104 });
    expect(caso('1000120')).toMatchObject({ codigo: 'SIST_UNIV_0003' });
  });

  it('trae números que tienen dos personas, la segunda con complemento', async () => {
    const { rows } = await sql<{ complementos: string[]; personas: number }>`
      select array_agg(complemento order by complemento) as complementos, count(distinct id)::integer as personas
      from persona where numero_documento::bigint >= ${RANGO_DEMO.desde}
      group by numero_documento having count(*) > 1`.execute(base.owner.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { complementos, personas } of rows) {
      expect([complementos, personas]).toEqual([['', expect.stringMatching(/^1[A-F]$/)], 2]);
    }
  });

  it('guarda el estado y el fin de cobertura que el dominio calcula para el día', () => {
    // The total has the fixed persons, the second affiliation of somebody, and what a family had before a new job.
    expect(todos).toHaveLength(OPCIONES.cantidad + 16 + 1 + 2);
    const distintos = todos.filter(
      (r) => estadoEn(hechosDe(r), HOY) !== r.estado || finDeCobertura(hechosDe(r)) !== r.fin_cobertura,
    );
    expect(distintos).toEqual([]);
  });

  it('pone fechas en un orden que pudo ocurrir', () => {
    const imposibles = todos.filter(
      (r) =>
        r.fecha_afiliacion < r.fecha_nacimiento ||
        r.fecha_registro < r.fecha_afiliacion ||
        r.fecha_registro > HOY ||
        (r.inicio_titular !== null && r.fecha_afiliacion < r.inicio_titular) ||
        (r.fecha_baja !== null && r.fecha_baja < r.fecha_afiliacion) ||
        (r.fallecido && r.estado !== 104),
    );
    expect(imposibles).toEqual([]);
  });

  it('no cubre a ningún beneficiario, salvo por derecho propio, cuyo titular no está cubierto', () => {
    const cubiertos = todos.filter((r) => r.tipo === 'BENEFICIARIO' && [100, 101, 102].includes(r.estado));
    expect(cubiertos.length).toBeGreaterThan(0);
    expect(cubiertos.filter((r) => ![100, 101, 102].includes(r.estado_titular ?? 0))).toEqual([]);
  });

  it('un titular de tantos cambió de empleador con su familia: nadie con un día sin cobertura, ni con dos', async () => {
    const { rows } = await sql<{ tipo: string; termino: string; empezo: string; persona: boolean }>`
      select a.tipo, upper(a.cobertura) as termino, n.fecha_afiliacion as empezo, a.id_persona = n.id_persona as persona
      from afiliacion_historia h
      join afiliacion a on a.id = h.id_afiliacion
      join afiliacion c on c.id = h.id_afiliacion_causa
      join afiliacion n on n.id_persona = a.id_persona and (n.id = c.id or n.id_titular = c.id)
      where h.accion = 'cambio-empleador' and h.estado_antes is not null`.execute(base.owner.db);
    expect(rows.filter(({ tipo }) => tipo === 'TITULAR')).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const fila of rows) expect([fila.persona, fila.termino]).toEqual([true, fila.empezo]);
  });

  it('de los hijos unos estudian y otros terminan por la edad', () => {
    const mayores = todos.filter(
      ({ tipo, fin_por_edad, condicion }) => tipo === 'BENEFICIARIO' && (condicion ?? fin_por_edad) !== null,
    );
    expect(new Set(mayores.map(({ condicion }) => condicion))).toEqual(new Set([null, 'ESTUDIANTE']));
  });

  it('alcanza todo ente, estado y clase', () => {
    expect(new Set(todos.map((r) => r.estado))).toEqual(new Set([100, 101, 102, 103, 104, 105, 106, 108]));
    const deCns = todos.filter((r) => r.sigla === 'CNS').length / todos.length;
    expect(deCns).toBeGreaterThan(0.4);
    expect(deCns).toBeLessThan(0.65);
    expect(new Set(todos.map((r) => r.sigla)).size).toBeGreaterThan(12);
    const beneficiarios = todos.filter((r) => r.tipo === 'BENEFICIARIO').length / todos.length;
    expect(beneficiarios).toBeCloseTo(0.35, 1);
    expect(todos.filter((r) => r.codigo === 'NIT-1020304050').length).toBeGreaterThan(20);
  });

  it('deja los contadores exactos y fundidos', async () => {
    const { db } = base.owner;
    expect((await sql`select * from contadores_diferencias()`.execute(db)).rows).toEqual([]);
    expect((await sql`select * from contador_delta`.execute(db)).rows).toEqual([]);
  });

  it('cuenta en la historia de cada una cómo llegó a su estado actual', async () => {
    const pasos = await base.owner.db
      .selectFrom('afiliacion_historia')
      .select(['id_afiliacion', 'estado_antes', 'estado_despues', 'despues', 'ocurrido_en'])
      .orderBy('id')
      .execute();
    const porAfiliacion = Map.groupBy(pasos, (p) => p.id_afiliacion);
    for (const registro of todos) {
      const suyos = porAfiliacion.get(registro.id) ?? [];
      expect(suyos).toHaveLength(registro.version);
      expect(suyos.map((p) => p.estado_antes)).toEqual([null, ...suyos.slice(0, -1).map((p) => p.estado_despues)]);
      const { estado, fecha_baja, fecha_cesantia, fin_cobertura } = registro;
      expect(suyos.at(-1)?.despues).toMatchObject({ estado, fecha_baja, fecha_cesantia, fin_cobertura });
      const momentos = suyos.map((p) => p.ocurrido_en.getTime());
      expect(momentos).toEqual(momentos.toSorted((a, b) => a - b));
      expect(Math.max(...momentos)).toBeLessThanOrEqual(AHORA.getTime());
    }
  });

  it('lo que siguió a la baja del titular la tiene por causa, en su instante; lo que hizo el tiempo no lo firma nadie', async () => {
    const { rows } = await sql<{ sigue: boolean; suya: boolean; accion: string; firmada: boolean; n: number }>`
      select h.id_afiliacion_causa is not null as sigue, h.id_usuario is not null as firmada, h.accion,
        coalesce(h.id_afiliacion_causa = a.id_titular and exists (
          select from afiliacion_historia t
          where t.id_afiliacion = a.id_titular and t.accion = h.accion and t.ocurrido_en = h.ocurrido_en
            and t.id_usuario = h.id_usuario), false) as suya,
        count(*)::integer as n
      from afiliacion_historia h join afiliacion a on a.id = h.id_afiliacion
      where a.tipo = 'BENEFICIARIO' and h.accion in ('baja-titular', 'baja-beneficiario', 'vencimiento-cobertura')
      group by 1, 2, 3, 4 order by 3`.execute(base.owner.db);
    expect(rows).toMatchObject([
      { accion: 'baja-beneficiario', sigue: false, firmada: true },
      { accion: 'baja-titular', sigue: true, suya: true, firmada: true },
      { accion: 'vencimiento-cobertura', sigue: false, firmada: false },
    ]);
  });

  it('abre las cuentas de acuerdos §3 con la única contraseña', async () => {
    const usuarios = await base.owner.db
      .selectFrom('usuario as u')
      .innerJoin('ente_gestor as g', 'g.id', 'u.id_ente_gestor')
      .leftJoin('entidad_empleadora as e', 'e.id', 'u.id_entidad')
      .leftJoin('terminos_aceptacion as t', 't.id_usuario', 'u.id')
      .select(['u.username', 'u.rol', 'u.estado', 'u.password_hash', 'u.ultimo_ingreso', 'g.sigla', 'e.codigo'])
      .select('t.version')
      .execute();
    const de = (username: string) => usuarios.find((u) => u.username === username);
    for (const { username, rol, ente } of CUENTAS_DEMO) expect(de(username)).toMatchObject({ rol, sigla: ente });
    expect(await verificarPassword(de('adm.ente')?.password_hash ?? '', PASSWORD_DEMO)).toBe(true);
    const conClave = usuarios.filter((u) => u.password_hash === de('adm.ente')?.password_hash);
    expect(conClave.map((u) => u.username).sort()).toEqual(CUENTAS_DEMO.map((c) => c.username).sort());
    expect(usuarios.filter((u) => u.version === null).map((u) => u.username)).toEqual(['sin.terminos']);
    expect(usuarios.filter((u) => u.estado !== 'ACTIVO').map((u) => u.username)).toEqual(['suspendido']);
    const inactividad = AHORA.getTime() - (de('suspendido')?.ultimo_ingreso?.getTime() ?? AHORA.getTime());
    expect(inactividad).toBeGreaterThan(365 * 86_400_000);
    expect(de('empleador.consulta')?.codigo).toBe('NIT-1020304050');
  });
});
