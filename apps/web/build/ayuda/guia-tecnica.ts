import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { documento, escapar, indice, tabla } from './documento.ts';
import { enHtml, leer } from './markdown.ts';
import { losServicios } from './servicios.ts';

/** Lists the one catalogue of refusals; some paths tell a forbidding rule inside a 200, by their own code. */
const tablaDeErrores = (): string =>
  tabla(
    ['Estado', 'Código', 'Mensaje'],
    Object.entries(CATALOGO).map(([codigo, { status, mensaje }]) => [
      String(status),
      `<code>${codigo}</code>`,
      escapar(mensaje.replace(/\{\w+\}/g, '…')),
    ]),
    'Códigos de error',
  );

/** Writes the guide for who connects another system: what is common to all by hand, each service from the contract. */
export function guiaTecnica(): string {
  const { html, entradas } = enHtml(leer('guia-tecnica.md').toString('utf8'));
  const servicios = losServicios();
  return documento({
    titulo: 'Guía técnica de interoperabilidad',
    subtitulo: 'API-REST BDPA v1.03: base de datos de la población asegurada',
    cuerpo:
      indice([...entradas, servicios.entrada]) +
      html.replace('<!--errores-->', tablaDeErrores).replace('<!--servicios-->', () => servicios.html),
  });
}
