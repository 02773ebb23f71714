import type { Recibida } from './buzon.ts';

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

/** Addresses become links, for people who click through a demonstration. */
const conEnlaces = (texto: string): string =>
  escapar(texto).replace(/https?:\/\/[^\s&<>"]+/g, (direccion) => `<a href="${direccion}">${direccion}</a>`);

const carta = ({ para, asunto, texto }: Recibida): string =>
  `<article><h2>${escapar(asunto)}</h2><p>Para: ${escapar(para.join(', '))}</p><pre>${conEnlaces(texto)}</pre></article>`;

/** Shows the outbox of a demonstration to people. */
export const paginaDeCorreos = (recibidas: readonly Recibida[]): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Correos de la demostración</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}article{border-top:1px solid;padding:.5rem 0}</style></head>
<body><h1>Correos de la demostración</h1>
${recibidas.length === 0 ? '<p>Todavía no se envió ninguno.</p>' : recibidas.map(carta).join('\n')}</body></html>`;
