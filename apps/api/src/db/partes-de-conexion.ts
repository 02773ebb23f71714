/** An address of a database, read to the end: whatever connects gets each of these said, and nothing else. */
export interface PartesDeConexion {
  /** A name or a number; a folder that begins with a slash holds a socket. */
  host: string;
  port: number;
  database: string;
  user: string;
  /** Null where the server knows who comes without one (peer). */
  password: string | null;
  /** Whether the server must prove who it is, and the file with the authority that it proves it by (null: a public one). */
  tls: { raiz: string | null } | null;
}

export const ROL_APLICACION = 'sgpa_app';
export const ROL_INGRESO = 'sgpa_ingreso';

/** Follows the setting's name; never repeats what the address holds. */
export class DireccionNoValida extends Error {}

const FORMA = 'postgres://usuario:clave@servidor:5432/base';
const DIRECCION = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const SERVIDOR = /^(\[[\da-f:.]+\]|[^:[\]]*)(?::(\d+))?$/i;

/** Where what stands in the question mark's part belongs. What is not here is not admitted either. */
const SU_LUGAR = new Map([
  ['user', `el usuario va delante de la @ (${FORMA})`],
  ['password', `la clave va delante de la @ (${FORMA})`],
  ['dbname', `la base de datos va detrás del servidor (${FORMA})`],
  ['service', `escriba aquí todo lo que dice ese servicio (${FORMA})`],
  ['ssl', 'escriba sslmode=verify-full'],
]);

/** What each one asks of TLS. The weaker ones are read as the one that asks most; what would ask for less is refused. */
const VERIFICAN = new Map([
  ['disable', false],
  ['require', true],
  ['verify-ca', true],
  ['verify-full', true],
]);

function descifrar(texto: string): string {
  try {
    return decodeURIComponent(texto);
  } catch {
    throw new DireccionNoValida('tiene un % que no se entiende: escriba %25 por cada %, y así cada signo especial');
  }
}

function leerOpciones(consulta = ''): Map<string, string> {
  const opciones = new Map<string, string>();
  for (const par of consulta.split('&').filter(Boolean)) {
    const [nombre = '', ...valor] = par.split('=').map(descifrar);
    if (!['host', 'port', 'sslmode', 'sslrootcert'].includes(nombre)) {
      const lugar = SU_LUGAR.get(nombre) ?? 'quítelo';
      throw new DireccionNoValida(`no admite «${/^\w+$/.test(nombre) ? nombre : '?'}=»: ${lugar}`);
    }
    if (opciones.has(nombre)) throw new DireccionNoValida(`dice «${nombre}=» dos veces`);
    opciones.set(nombre, valor.join('='));
  }
  return opciones;
}

function leerServidor(autoridad: string, opciones: Map<string, string>): Pick<PartesDeConexion, 'host' | 'port'> {
  const escrito = SERVIDOR.exec(autoridad);
  const [propio, otro] = [descifrar(escrito?.[1] ?? ''), opciones.get('host') ?? ''];
  const host = (propio || otro).replace(/^\[(.+)\]$/, '$1');
  if (autoridad.includes(',') || host.includes(',') || (propio && otro))
    throw new DireccionNoValida('nombra varios servidores: escriba uno solo, el que atiende a quien escribe');
  if (escrito === null) throw new DireccionNoValida(`no se entiende: escriba ${FORMA}`);
  if (host === '') throw new DireccionNoValida(`no dice el servidor (PGHOST no se lee): escriba ${FORMA}`);
  const port = escrito[2] ?? opciones.get('port') ?? '5432';
  if ((escrito[2] && opciones.has('port')) || !/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new DireccionNoValida('no dice un puerto entre 1 y 65535');
  return { host, port: Number(port) };
}

function leerTls(host: string, opciones: Map<string, string>): PartesDeConexion['tls'] {
  const raiz = opciones.get('sslrootcert') ?? null;
  const modo = opciones.get('sslmode') ?? (raiz === null ? 'disable' : 'verify-full');
  const verifica = VERIFICAN.get(modo);
  if (verifica === undefined)
    throw new DireccionNoValida('no admite ese sslmode: escriba sslmode=verify-full, o sslmode=disable sin TLS');
  // Nothing leaves the machine on a socket, and PostgreSQL offers no TLS there.
  return verifica && !host.startsWith('/') ? { raiz: raiz === 'system' ? null : raiz } : null;
}

/** Reads an address; throws `DireccionNoValida` where anything is missing or would have to be guessed. */
export function leerDireccion(direccion: string): PartesDeConexion {
  const partes = DIRECCION.exec(direccion);
  if (partes === null)
    throw new DireccionNoValida(`debe ser ${FORMA} (de la clave, los signos especiales como %40 por @)`);
  const [, persona = '', autoridad = '', ruta = '', consulta] = partes;
  const opciones = leerOpciones(consulta);
  const servidor = leerServidor(autoridad, opciones);
  const corte = persona.indexOf(':');
  const user = descifrar(corte < 0 ? persona : persona.slice(0, corte));
  const password = corte < 0 ? '' : descifrar(persona.slice(corte + 1));
  const database = descifrar(ruta);
  if (user === '') throw new DireccionNoValida(`no dice el usuario (PGUSER no se lee): escriba ${FORMA}`);
  if (database === '') throw new DireccionNoValida(`no dice la base de datos (PGDATABASE no se lee): escriba ${FORMA}`);
  return { ...servidor, database, user, password: password || null, tls: leerTls(servidor.host, opciones) };
}

function escribirDireccion({ host, port, database, user, password, tls }: PartesDeConexion): string {
  const servidor = host.includes(':') ? `[${host}]` : encodeURIComponent(host);
  const clave = password === null ? '' : `:${encodeURIComponent(password)}`;
  const raiz = tls?.raiz ? `&sslrootcert=${encodeURIComponent(tls.raiz)}` : '';
  const modo = tls === null ? 'disable' : `verify-full${raiz}`;
  return `postgres://${encodeURIComponent(user)}${clave}@${servidor}:${port}/${encodeURIComponent(database)}?sslmode=${modo}`;
}

const como = (user: string, urlPropietario: string, password: string): string =>
  escribirDireccion({ ...leerDireccion(urlPropietario), user, password });

/** The same database, entered as the application's role. */
export const urlAplicacion = (urlPropietario: string, password: string): string =>
  como(ROL_APLICACION, urlPropietario, password);

/** The same, as the role that signs in. */
export const urlIngreso = (urlPropietario: string, password: string): string =>
  como(ROL_INGRESO, urlPropietario, password);

/** Of a setting: what is wrong with the address, null where nothing is. The owner's is asked for, not one of the roles'. */
export function problemaDeDireccion(direccion: string): string | null {
  try {
    const { user } = leerDireccion(direccion);
    return [ROL_APLICACION, ROL_INGRESO].includes(user)
      ? `debe entrar como el dueño de la base, no como ${user}`
      : null;
  } catch (error) {
    if (error instanceof DireccionNoValida) return error.message;
    throw error;
  }
}
