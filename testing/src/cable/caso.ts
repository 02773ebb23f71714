import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { ApiDePrueba } from '../api.ts';
import { rastroDe, ultimaAnotada } from './rastro.ts';

/** A case is one recorded request. Paths and fields are written as on the wire, not taken from the contract. */
export interface Caso {
  caso: string;
  /** The session is this user's; null asks without one. */
  como?: string | null;
  metodo?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  ruta: string;
  /**
   * A text like `<id de 1000100>` stands for the identifier of that person's affiliation (`<último id de …>` for the
   * latest), `<novedad de 1000100>` for the first novedad, `<declaración del 2026-10-31>` for the latest one of that
   * day, `<usuario x>` for an account; in `ruta` too.
   */
  cuerpo?: unknown;
  clave?: string;
  /** The hook makes ready what must be so before the request is asked; it is not recorded. */
  antes?: (api: ApiDePrueba) => void | Promise<void>;
}

export const OPERADORA = 'ope.afiliaciones';

/** The database gives these numbers; the wire promises that they are there, not which. */
const IDENTIFICADORES = [
  'idPoblacionDeclarada',
  'idNovedadEnteGestor',
  'idAfiliadoEnteGestor',
  'idTitular',
  'id_afiliacion_ente_gestor',
  'idEntidad',
  'idUsuarioSistema',
  'idSesion',
  'idFila',
];
const FOTO = /^(data:image\/jpeg;base64,)?[A-Za-z0-9+/=]{500,}$/;
/** The text stands for the code of the newest certificate. */
const CODIGO_EMITIDO = '<código del certificado>';
const ID_DE = /<(último )?id de (\d+)>/g;
const NOVEDAD_DE = /<novedad de (\d+)>/g;
const USUARIO = /<usuario ([\w.]+)>/g;
const DECLARACION_DEL = /<declaración del (\d{4})-0?(\d+)-0?(\d+)>/g;

/** These fields are random or signed anew each time. */
const CADA_VEZ: Readonly<Record<string, string>> = {
  token: '<token>',
  certificado_pdf: '<pdf>',
  codigo_verificacion: '<código>',
  sha256: '<huella>',
  kid: '<clave>',
  clave: '<clave>',
  direccion_clave: '<dirección>',
  trazo: '<trazo>',
  x: '<clave>',
  y: '<clave>',
  idRecurso: '<id>',
  idSolicitud: '<solicitud>',
  siguiente: '<lugar>',
  // Other cases sign in with this account, in any order.
  ultimoIngreso: '<último ingreso>',
};

/** Leaves out what differs from run to run or from machine to machine. */
function estable(clave: string, valor: unknown): unknown {
  if (IDENTIFICADORES.includes(clave) && typeof valor === 'number') return '<id>';
  if (clave === 'reporteCertificacion' && typeof valor === 'string') return `${valor.slice(0, 6)}<PDF>`;
  if (typeof valor === 'string' && clave in CADA_VEZ) return CADA_VEZ[clave];
  if (typeof valor === 'string') return valor.replace(FOTO, (_todo, prefijo = '') => `${prefijo}<fotografía>`);
  return valor;
}

export async function conIdentificadores(api: ApiDePrueba, texto: string): Promise<string> {
  let resuelto = texto;
  for (const [marca, ultimo, numero] of texto.matchAll(ID_DE)) {
    const { id } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('p.numero_documento', '=', numeroDocumento(numero ?? ''))
      .orderBy('a.id', ultimo === undefined ? 'asc' : 'desc')
      .executeTakeFirstOrThrow();
    resuelto = resuelto.replaceAll(`"${marca}"`, String(id)).replaceAll(marca, String(id));
  }
  for (const [marca, numero] of texto.matchAll(NOVEDAD_DE)) {
    const { id } = await api.base.owner.db
      .selectFrom('novedad as n')
      .innerJoin('persona as p', 'p.id', 'n.id_persona')
      .select('n.id')
      .where('p.numero_documento', '=', numeroDocumento(numero ?? ''))
      .orderBy('n.id')
      .executeTakeFirstOrThrow();
    resuelto = resuelto.replaceAll(`"${marca}"`, String(id)).replaceAll(marca, String(id));
  }
  for (const [marca, username] of texto.matchAll(USUARIO)) {
    const { id } = await api.base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', username ?? '')
      .executeTakeFirstOrThrow();
    resuelto = resuelto.replaceAll(`"${marca}"`, String(id)).replaceAll(marca, String(id));
  }
  for (const [marca, ...dia] of texto.matchAll(DECLARACION_DEL)) {
    const [gestion = 0, periodo = 0, suDia = 0] = dia.map(Number);
    const { id } = await api.base.owner.db
      .selectFrom('declaracion_poblacion')
      .select('id')
      .where((eb) => eb.and({ gestion, periodo, dia: suDia }))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    resuelto = resuelto.replaceAll(`"${marca}"`, String(id)).replaceAll(marca, String(id));
  }
  if (!resuelto.includes(CODIGO_EMITIDO)) return resuelto;
  const { codigo } = await api.base.owner.db
    .selectFrom('certificado')
    .select('codigo')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return resuelto.replaceAll(CODIGO_EMITIDO, codigo);
}

/**
 * Asks the cases in order and tells what was asked and answered, as it is written to docs/api/respuestas. It fails
 * where somebody is shown without a trace.
 */
export async function grabar(api: ApiDePrueba, casos: readonly Caso[]): Promise<object[]> {
  const grabados: object[] = [];
  for (const { caso, como = OPERADORA, metodo = 'GET', ruta, cuerpo, clave, antes } of casos) {
    await antes?.(api);
    const token = como === null ? null : await api.ingresar(como);
    const enviado =
      cuerpo === undefined ? undefined : JSON.parse(await conIdentificadores(api, JSON.stringify(cuerpo)));
    // The specification's own clients send it also where there is nothing to send (document 1 §7).
    const comoTodas = { 'content-type': 'application/json' };
    const cabeceras = clave === undefined ? comoTodas : { ...comoTodas, 'idempotency-key': clave };
    const donde = await conIdentificadores(api, ruta);
    const desde = await ultimaAnotada(api);
    const { status, body } = await api.pedir<unknown>(token, metodo, donde, enviado, cabeceras);
    api.simuladores.control.sanar();
    const { faltan } = await rastroDe(api, desde, `${donde} ${JSON.stringify(enviado)}`, body);
    if (faltan.length > 0)
      throw new Error(`${metodo} ${donde} (${caso}) showed ${faltan.join(', ')} and left no trace of it`);
    grabados.push({
      caso,
      pedido: { como, metodo, ruta, ...(clave === undefined ? {} : { clave }), cuerpo },
      respuesta: { estado: status, cuerpo: JSON.parse(JSON.stringify(body ?? null, estable)) },
    });
  }
  return grabados;
}
