/** A database's address, read to the end: each connection is told all of these, and nothing else. */
export interface PartesDeConexion {
  /** The host is a name or a number; a folder that begins with a slash holds a socket. */
  host: string;
  port: number;
  database: string;
  user: string;
  /** The password is null where the server knows who connects without one (peer). */
  password: string | null;
  /** `tls` is null where the server need not prove who it is, `raiz` where a public authority proves it. */
  tls: { raiz: string | null } | null;
}

export const ROL_APLICACION = 'sgpa_app';
export const ROL_INGRESO = 'sgpa_ingreso';

/** The message follows the setting's name, and never repeats what the address holds. */
export class DireccionNoValida extends Error {}

const FORMA = 'postgres://usuario:clave@servidor:5432/base';
const DIRECCION = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const SERVIDOR = /^(\[[\da-f:.]+\]|[^:[\]]*)(?::(\d+))?$/i;

/** Each option has a place where it belongs instead; an option that is not here is refused too. */
const SU_LUGAR = new Map([
  ['user', `el usuario va delante de la @ (${FORMA})`],
  ['password', `la clave va delante de la @ (${FORMA})`],
  ['dbname', `la base de datos va detrás del servidor (${FORMA})`],
  ['service', `escriba aquí todo lo que dice ese servicio (${FORMA})`],
  ['ssl', 'escriba sslmode=verify-full'],
]);

/** Tells what each mode asks of TLS. Weaker ones are read as the strictest one; what would ask for less is refused. */
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
  // A socket stays on the machine, and PostgreSQL offers no TLS there.
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

export const urlAplicacion = (urlPropietario: string, password: string): string =>
  como(ROL_APLICACION, urlPropietario, password);

export const urlIngreso = (urlPropietario: string, password: string): string =>
  como(ROL_INGRESO, urlPropietario, password);

/** Says what is wrong with a setting's address, which must be the owner's; null where nothing is. */
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
