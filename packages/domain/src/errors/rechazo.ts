import type { Problema } from '../shared/problemas.ts';
import { CATALOGO, type CodigoError, type DetalleDeCampo } from './catalogo.ts';

const llenar = (texto: string, parametros: Record<string, string>): string =>
  texto.replace(/\{(\w+)\}/g, (lugar, nombre: string) => parametros[nombre] ?? lugar);

/** Gives the text of the catalogue with its places filled. */
export const textoDe = (codigo: CodigoError, parametros: Record<string, string> = {}): string =>
  llenar(CATALOGO[codigo].mensaje, parametros);

/**
 * Everything that is refused throws this, with a code of the catalogue and its parameters. The endpoint decides how it
 * is told; everything written so far is undone, and the same intention may be tried again.
 */
export class Rechazo extends Error {
  readonly codigo: CodigoError;
  readonly parametros: Readonly<Record<string, string>>;
  readonly status: number;
  readonly detalle: DetalleDeCampo[] | undefined;

  constructor(codigo: CodigoError, parametros: Record<string, string> = {}, detalle?: DetalleDeCampo[]) {
    super(textoDe(codigo, parametros));
    this.name = 'Rechazo';
    this.codigo = codigo;
    this.parametros = parametros;
    this.status = CATALOGO[codigo].status;
    this.detalle = detalle;
  }
}

/** Refuses a request for what is missing or wrong in one of its fields. */
export const campoInvalido = (campo: string, mensaje: string): Rechazo =>
  new Rechazo('SOLICITUD_INVALIDA', {}, [{ campo, mensaje }]);

const SEGUNDO_MS = 1000;
const MINUTO_S = 60;

const cuantos = (n: number, uno: string): string => (n === 1 ? `1 ${uno}` : `${n} ${uno}s`);

/** Refuses for too many tries, and says for how long, in words and, for programs, in seconds. */
export function demasiadosIntentos(esperaMs: number): Rechazo {
  const segundos = Math.max(1, Math.ceil(esperaMs / SEGUNDO_MS));
  const espera = segundos > MINUTO_S ? cuantos(Math.ceil(segundos / MINUTO_S), 'minuto') : cuantos(segundos, 'segundo');
  return new Rechazo('DEMASIADOS_INTENTOS', { espera, segundos: String(segundos) });
}

/** Lists the problems of a form as a refusal does; `dentroDe` is the path of what holds the fields, as 'persona.'. */
export const comoProblemasDeCampos = (
  problemas: Readonly<Record<string, Problema | undefined>>,
  dentroDe = '',
): DetalleDeCampo[] =>
  Object.entries(problemas).flatMap(([campo, problema]) =>
    problema === undefined ? [] : [{ campo: `${dentroDe}${campo}`, mensaje: problema.texto }],
  );
