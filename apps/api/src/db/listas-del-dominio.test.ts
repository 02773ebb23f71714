import { MOTIVOS_AMPLIACION } from '@sgpa/domain/cobertura/ampliacion';
import { ESTADO, ESTADOS, estadosConFin } from '@sgpa/domain/cobertura/estados';
import { MOTIVOS_BAJA } from '@sgpa/domain/cobertura/motivos-baja';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, ROLES, ROLES_REGISTRO } from '@sgpa/domain/cuenta/roles';
import { TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import { TIPOS_ASEGURADO } from '@sgpa/domain/titular/tipo-asegurado';
import { rolesQueOtorga } from '@sgpa/domain/usuario/administracion';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** BAJA POR NOVEDAD is in the list and belongs to novedades: no panel offers it. */
const SOLO_DE_NOVEDADES = { id: 606, sigla: 'BAJA_NOVEDAD', nombre: 'BAJA POR NOVEDAD' };

const numeros = (texto: string): number[] => [...texto.matchAll(/\d+/g)].map(Number);
const enOrden = (lista: readonly number[]): number[] => lista.toSorted((uno, otro) => uno - otro);

describe('listas-del-dominio.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase();
  });
  afterAll(() => base.cerrar());

  /** Reads from PostgreSQL's own words what a column's check admits. */
  async function admitidos(tabla: string, columna: string): Promise<number[]> {
    const { rows } = await sql<{ texto: string }>`
      select pg_get_constraintdef(c.oid) as texto
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conrelid = ${tabla}::regclass and a.attname = ${columna}`.execute(base.owner.db);
    const [definicion] = rows.filter(({ texto }) => texto.includes('ARRAY['));
    return enOrden(numeros(definicion?.texto.replaceAll('smallint', '').replaceAll('integer', '') ?? ''));
  }

  async function delIndice(indice: string): Promise<number[]> {
    const { rows } = await sql<{ texto: string }>`
      select pg_get_expr(indpred, indrelid) as texto from pg_index
      where indexrelid = ${indice}::regclass`.execute(base.owner.db);
    return enOrden(numeros(rows[0]?.texto ?? ''));
  }

  const lista = (grupo: string) =>
    base.owner.db
      .selectFrom('parametrica')
      .select(['id', 'sigla', 'nombre'])
      .where('grupo', '=', grupo)
      .orderBy('id')
      .execute();

  it('la columna admite los estados del dominio, y ningún otro', async () => {
    expect(await admitidos('afiliacion', 'estado')).toEqual(enOrden(ESTADOS.map(({ codigo }) => codigo)));
  });

  it('la columna admite los tipos de código de entidad del dominio', async () => {
    expect(await admitidos('entidad_empleadora', 'tipo_codigo')).toEqual(enOrden(Object.values(TIPO_CODIGO)));
  });

  it('los índices de la tarea diaria y de lo atrasado son de los estados que un día terminan', async () => {
    expect(await delIndice('afiliacion_por_vencer')).toEqual(enOrden(estadosConFin('BENEFICIARIO')));
    expect(await delIndice('afiliacion_vencida_del_ente')).toEqual(enOrden(estadosConFin('TITULAR')));
    for (const indice of ['afiliacion_por_baja', 'afiliacion_baja_del_ente'])
      expect([indice, await delIndice(indice)]).toEqual([indice, [ESTADO.BAJA_FUTURA]]);
  });

  it('las políticas dejan escribir a los roles que registran, y a ningún otro', async () => {
    const { rows } = await sql<{ texto: string }>`
      select prosrc as texto from pg_proc where proname = 'alcance_escribe'`.execute(base.owner.db);
    expect([...(rows[0]?.texto ?? '').matchAll(/'(\w+)'/g)].map(([, rol]) => rol)).toEqual(ROLES_REGISTRO);
  });

  it.each([
    ['alcance_certifica', 'certificado'],
    ['alcance_parametriza', 'registro-parametro'],
    ['alcance_parametriza', 'actualizacion-parametro'],
    ['alcance_parametriza', 'vigencia-parametro'],
    ['alcance_parametriza', 'parametros'],
    ['alcance_remite', 'remision-declaracion'],
    ['alcance_remite', 'anulacion-declaracion'],
  ] as const)('%s conoce los roles que pueden %s por su permiso, y ningún otro', async (funcion, slug) => {
    const { rows } = await sql<{ texto: string }>`
      select prosrc as texto from pg_proc where proname = ${funcion}`.execute(base.owner.db);
    const roles = [...(rows[0]?.texto ?? '').matchAll(/'(\w+)'/g)].map(([, rol]) => rol);
    expect(roles).toEqual(ROLES.filter((rol) => puede(rol, slug)));
  });

  it('solo la autoridad da los roles de la autoridad, que son los del dominio', async () => {
    const { rows } = await sql<{ texto: string }>`
      select prosrc as texto from pg_proc where proname = 'usuario_administrable'`.execute(base.owner.db);
    const [, lista = ''] = /su_rol in \(([^)]*)\)/.exec(rows[0]?.texto ?? '') ?? [];
    expect([...lista.matchAll(/'(\w+)'/g)].map(([, rol]) => rol)).toEqual(ROLES.filter(esRolAutoridad));
    const delEnte = rolesQueOtorga('ADM_ENTE');
    expect([...(rows[0]?.texto ?? '').matchAll(/su_rol <> '(\w+)'/g)].map(([, rol]) => rol)).toEqual(
      ROLES.filter((rol) => !esRolAutoridad(rol) && !delEnte.includes(rol)),
    );
  });

  it('leen la auditoría los roles que lo pueden por su permiso, y ningún otro', async () => {
    const { rows } = await sql<{ texto: string }>`
      select prosrc as texto from pg_proc where proname = 'alcance_audita'`.execute(base.owner.db);
    const roles = [...(rows[0]?.texto ?? '').matchAll(/'(\w+)'/g)].map(([, rol]) => rol);
    for (const slug of ['auditoria', 'quien-consulto'] as const)
      expect(roles).toEqual(ROLES.filter((rol) => puede(rol, slug)));
  });

  it('publican los términos los roles que lo pueden por su permiso, y ningún otro', async () => {
    const { rows } = await sql<{ texto: string }>`
      select prosrc as texto from pg_proc where proname = 'alcance_publica'`.execute(base.owner.db);
    const roles = [...(rows[0]?.texto ?? '').matchAll(/'(\w+)'/g)].map(([, rol]) => rol);
    for (const slug of ['versiones-terminos', 'publicacion-terminos', 'retiro-terminos'] as const)
      expect(roles).toEqual(ROLES.filter((rol) => puede(rol, slug)));
  });

  it('los motivos de baja del catálogo son los que ofrecen los paneles, y el de las novedades', async () => {
    expect(await lista('MOTIVO_BAJA')).toEqual([...MOTIVOS_BAJA, SOLO_DE_NOVEDADES]);
  });

  it('los motivos de ampliación del catálogo son los que ofrecen los paneles', async () => {
    expect(await lista('MOTIVO_AMPLIACION')).toEqual(MOTIVOS_AMPLIACION);
  });

  it('los tipos de asegurado del catálogo son los del dominio, con sus nombres', async () => {
    const tipos = await base.owner.db
      .selectFrom('parametrica')
      .select(['codigo', 'nombre'])
      .where('grupo', '=', 'TIPO_ASEGURADO')
      .orderBy('orden')
      .execute();
    expect(tipos).toEqual(TIPOS_ASEGURADO.map(({ codigo, nombre }) => ({ codigo, nombre })));
  });
});
