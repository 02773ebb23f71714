import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The wire's own test recorded them (ADR 5). */
const CARPETA = fileURLToPath(new URL('../../../../docs/api/respuestas/', import.meta.url));

type Json = null | boolean | number | string | Json[] | { [clave: string]: Json };

interface Grabado {
  pedido: { metodo: string; ruta: string; clave?: string; cuerpo?: Json };
  respuesta: { estado: number; cuerpo: Json };
}

export interface Ejemplo {
  pedido: string;
  respuesta: string;
}

const grabados: Grabado[] = readdirSync(CARPETA).flatMap((archivo) =>
  JSON.parse(readFileSync(`${CARPETA}/${archivo}`, 'utf8')),
);

/** A demonstration's password is known to all, and still none to be read in a guide. */
const SECRETO = /password|contrase|clave/i;
const LISTA_MAX = 2;
const TEXTO_MAX = 160;
/** A file in base64 is cut: its beginning says enough. */
const CODIFICADO = /^\S{60,}$/;
const CODIFICADO_MAX = 20;

/** Shortens a long list to its first items and a long text to its beginning: enough to see the form. */
function abreviado(valor: Json, clave = ''): Json {
  if (SECRETO.test(clave)) return '…';
  if (Array.isArray(valor)) {
    const primeros = valor.slice(0, LISTA_MAX).map((uno) => abreviado(uno));
    return valor.length > LISTA_MAX ? [...primeros, '…'] : primeros;
  }
  if (typeof valor === 'object' && valor !== null)
    return Object.fromEntries(Object.entries(valor).map(([suya, hijo]) => [suya, abreviado(hijo, suya)]));
  if (typeof valor !== 'string') return valor;
  const cabe = CODIFICADO.test(valor) ? CODIFICADO_MAX : TEXTO_MAX;
  return valor.length > cabe ? `${valor.slice(0, cabe)}…` : valor;
}

const escrito = (valor: Json): string =>
  typeof valor === 'string' ? String(abreviado(valor)) : JSON.stringify(abreviado(valor), null, 2);

/** Gives what was asked of a path and answered, where it went well. */
export function ejemploDe(metodo: string, ruta: string): Ejemplo | undefined {
  const forma = new RegExp(`^${ruta.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
  const suyos = grabados.filter(({ pedido }) => pedido.metodo === metodo && forma.test(pedido.ruta));
  const uno = suyos.find(({ respuesta }) => respuesta.estado === 200);
  if (uno === undefined) return undefined;
  const { pedido, respuesta } = uno;
  const clave = pedido.clave === undefined ? '' : `\nIdempotency-Key: ${pedido.clave}`;
  const cuerpo = pedido.cuerpo === undefined ? '' : `\n\n${escrito(pedido.cuerpo)}`;
  return {
    pedido: `${metodo} ${pedido.ruta}${clave}${cuerpo}`,
    respuesta: `${respuesta.estado}\n\n${escrito(respuesta.cuerpo)}`,
  };
}
