import type pg from 'pg';
import { z } from 'zod';
import { ROL_APLICACION, ROL_INGRESO } from './partes-de-conexion.ts';

export const DONDE = 'docs/operacion.md, «The database»';

/** Asks whom PostgreSQL took the connection for, and for anything that would let it look past row security. */
const QUIEN = `select session_user as sesion, current_user as actual, current_setting('row_security') = 'on' as seguridad,
  current_setting('server_version_num')::int >= 150000 as reciente,
  rolsuper as superusuario, rolbypassrls as sin_politicas, rolcreaterole as crea_roles,
  exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o') as posee,
  exists (select from pg_auth_members m where m.member = r.oid) as miembro
  from pg_roles r where rolname = session_user`;

const quien = z.object({
  sesion: z.string(),
  actual: z.string(),
  seguridad: z.boolean(),
  reciente: z.boolean(),
  superusuario: z.boolean(),
  sin_politicas: z.boolean(),
  crea_roles: z.boolean(),
  posee: z.boolean(),
  miembro: z.boolean(),
});
type Quien = z.infer<typeof quien>;

const faltasDeEntrada = (q: Quien, rol: string): (string | false)[] => [
  q.sesion !== rol && `entró como ${q.sesion}`,
  q.actual !== q.sesion && `actúa como ${q.actual}`,
  !q.seguridad && 'tiene row_security apagado',
  !q.reciente && 'encontró un PostgreSQL anterior al 15',
];

const faltasDeRol = (q: Quien): (string | false)[] => [
  q.superusuario && 'es superusuario',
  q.sin_politicas && 'tiene BYPASSRLS',
  q.crea_roles && 'tiene CREATEROLE',
  q.posee && 'es dueño de objetos',
  q.miembro && 'es miembro de otro rol',
];

const AJUSTE_DE: Record<string, string> = {
  [ROL_APLICACION]: 'su clave es SGPA_DB_APP_PASSWORD',
  [ROL_INGRESO]: 'su clave sale de SGPA_SECRETO_TOKEN',
};

/** PostgreSQL's or Node's code tells what went wrong on the way, or at the login. */
const MOTIVOS: Record<string, string> = {
  '28P01': 'el servidor no admite esa clave',
  '28000': 'el servidor no admite a ese rol (pg_hba.conf, o le falta LOGIN)',
  '3D000': 'no existe esa base de datos',
  ECONNREFUSED: 'nadie escucha en ese servidor y puerto',
  ENOENT: 'no está ahí el socket',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no se puede comprobar su certificado: dé el de su autoridad en sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'no se puede comprobar su certificado: dé el de su autoridad en sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'no se puede comprobar su certificado: dé el de su autoridad en sslrootcert',
  ENOTFOUND: 'no se encuentra el servidor',
  EAI_AGAIN: 'no se encuentra el servidor',
};

function noEntra(error: unknown, rol: string): Error {
  const codigo = error instanceof Error && 'code' in error ? String(error.code) : '';
  const dicho = error instanceof Error && error.message !== '' ? error.message : codigo;
  const motivo = MOTIVOS[codigo] === undefined ? '' : `${MOTIVOS[codigo]} `;
  const ajuste = AJUSTE_DE[rol] ?? 'revise DATABASE_URL';
  return new Error(`No se pudo entrar a la base de datos como ${rol}: ${motivo}(${dicho}); ${ajuste} (${DONDE}).`, {
    cause: error,
  });
}

async function preguntar(pool: pg.Pool, rol: string): Promise<Quien> {
  const cliente = await pool.connect().catch((error: unknown) => {
    throw noEntra(error, rol);
  });
  try {
    return quien.parse((await cliente.query(QUIEN)).rows[0]);
  } finally {
    cliente.release();
  }
}

function exigir(rol: string, faltas: readonly (string | false)[]): void {
  const hay = faltas.filter((falta) => falta !== false);
  if (hay.length > 0)
    throw new Error(`La conexión de ${rol} con la base de datos no es segura: ${hay.join(', ')} (${DONDE}).`);
}

/** Asks a pool of the server who it is, and refuses any role but the named one, bound by row security. */
export async function comprobarRol(pool: pg.Pool, rol: string): Promise<void> {
  const yo = await preguntar(pool, rol);
  exigir(rol, [...faltasDeEntrada(yo, rol), ...faltasDeRol(yo)]);
}

const proceso = async (cliente: pg.PoolClient): Promise<number> =>
  (await cliente.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** Tells if a pooler gives connections out by transaction: two are one inside, or one is not always the same. */
async function compartida(pool: pg.Pool): Promise<boolean> {
  const [una, otra] = [await pool.connect(), await pool.connect()];
  try {
    const vistos = new Set<number>();
    for (let vuelta = 0; vuelta < 4; vuelta += 1) for (const cual of [una, otra]) vistos.add(await proceso(cual));
    return vistos.size !== 2;
  } finally {
    una.release();
    otra.release();
  }
}

/** Checks that the owner is the one that was named, and has its connections for itself; an owner may do the rest. */
export async function comprobarDueno(pool: pg.Pool, dueno: string): Promise<void> {
  exigir(dueno, faltasDeEntrada(await preguntar(pool, dueno), dueno));
  if (await compartida(pool))
    throw new Error(
      `DATABASE_URL lleva a un intermediario que reparte las conexiones por transacción, y SGPA necesita cada una para sí: en PgBouncer, pool_mode = session (${DONDE}).`,
    );
}
