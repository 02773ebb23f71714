import { readdirSync, readFileSync } from 'node:fs';
import { SLUGS, type Slug } from '@sgpa/domain/cuenta/permisos';
import { anclaDe, type Entrada, escapar, tabla } from './documento.ts';
import { ejemploDe } from './ejemplos.ts';
import { type Campo, camposDe, type Esquema, type Esquemas } from './esquema.ts';
import { quienPuede } from './roles.ts';
import { TEMAS } from './temas.ts';

interface Operacion {
  summary: string;
  tags: readonly string[];
  parameters?: readonly { in: string; name: string; required?: boolean; schema: Esquema }[];
  requestBody?: { content: Record<string, { schema: Esquema }> };
  responses: Record<string, { content?: Record<string, { schema: Esquema }> }>;
}

interface Superficie {
  paths: Record<string, Record<string, Operacion>>;
  components: { schemas: Esquemas };
}

interface Servicio {
  metodo: string;
  ruta: string;
  slug: Slug;
  operacion: Operacion;
  esquemas: Esquemas;
}

/** The server promises this, and a test of its own holds it to it (ADR 5). */
const CARPETA = new URL('../../../../docs/api/openapi/', import.meta.url);
const SUPERFICIES = readdirSync(CARPETA).map(
  (nombre): Superficie => JSON.parse(readFileSync(new URL(nombre, CARPETA), 'utf8')),
);

export const SERVICIOS: readonly Servicio[] = SUPERFICIES.flatMap(({ paths, components }) =>
  Object.entries(paths).flatMap(([ruta, operaciones]) =>
    Object.entries(operaciones).flatMap(([metodo, operacion]) => {
      const slug = SLUGS.find((uno) => uno === operacion.tags[0]);
      return slug === undefined
        ? []
        : [{ metodo: metodo.toUpperCase(), ruta, slug, operacion, esquemas: components.schemas }];
    }),
  ),
);

const esIdempotente = ({ operacion }: Servicio): boolean =>
  operacion.parameters?.some(({ name }) => name === 'idempotency-key') ?? false;

const anclaDeServicio = ({ metodo, ruta }: Servicio): string => anclaDe(`${metodo} ${ruta.replace(/^\/api/, '')}`);

const filaDe = ({ nombre, tipo, requerido }: Campo): string[] => [
  `<code>${escapar(nombre)}</code>`,
  escapar(tipo),
  requerido ? 'Sí' : '',
];

function parametros({ operacion }: Servicio): string[][] {
  const DONDE: Readonly<Record<string, string>> = { path: 'en la ruta', query: 'en la consulta' };
  return (operacion.parameters ?? [])
    .filter(({ in: donde }) => donde in DONDE)
    .map(({ in: donde, name, required, schema }) => {
      const [campo] = camposDe({ properties: { [name]: schema }, required: required ? [name] : [] }, {});
      const fila = campo === undefined ? [] : filaDe(campo);
      return [fila[0] ?? '', `${fila[1] ?? ''}, ${DONDE[donde]}`, fila[2] ?? ''];
    });
}

const PIDE = ['Campo', 'Qué es', 'Requerido'];

function entrada(servicio: Servicio): string {
  const { operacion, esquemas, metodo, ruta } = servicio;
  const cuerpo = Object.values(operacion.requestBody?.content ?? {})[0]?.schema;
  const filas = [...parametros(servicio), ...(cuerpo === undefined ? [] : camposDe(cuerpo, esquemas).map(filaDe))];
  return filas.length === 0 ? '' : tabla(PIDE, filas, `Lo que pide ${metodo} ${ruta}`);
}

function salida({ operacion, esquemas, metodo, ruta }: Servicio): string {
  const contenido = Object.entries(operacion.responses['200']?.content ?? {});
  const [tipo, dado] = contenido[0] ?? [];
  if (tipo === undefined || dado === undefined) return '';
  if (!tipo.includes('json'))
    return `<p>Responde un archivo: ${escapar(contenido.map(([uno]) => uno).join(', '))}.</p>`;
  const filas = camposDe(dado.schema, esquemas).map((campo) => filaDe(campo).slice(0, 2));
  const titulo = `Lo que responde ${metodo} ${ruta}`;
  return filas.length === 0
    ? ''
    : `<details><summary>Campos de la respuesta</summary>${tabla(['Campo', 'Qué es'], filas, titulo)}</details>`;
}

const bloque = (titulo: string, texto: string): string =>
  `<p class="suave">${titulo}</p><pre tabindex="0" role="group" aria-label="${titulo}">${escapar(texto)}</pre>`;

function ejemplo({ metodo, ruta }: Servicio): string {
  const grabado = ejemploDe(metodo, ruta);
  if (grabado === undefined) return '';
  return `<details><summary>Ejemplo</summary>${bloque('Petición', grabado.pedido)}${bloque('Respuesta', grabado.respuesta)}</details>`;
}

const seccion = (servicio: Servicio): string => `<section class="servicio">
<h4 id="${anclaDeServicio(servicio)}"><code>${servicio.metodo} ${escapar(servicio.ruta)}</code></h4>
<p>${escapar(servicio.operacion.summary)}.</p>
<p class="suave">Quién puede: ${escapar(quienPuede(servicio.slug))}${esIdempotente(servicio) ? ' · Admite <code>Idempotency-Key</code>' : ''}</p>
${entrada(servicio)}${salida(servicio)}${ejemplo(servicio)}
</section>`;

export function losServicios(): { html: string; entrada: Entrada } {
  const temas = TEMAS.map(({ titulo, slugs }) => ({
    titulo,
    ancla: anclaDe(titulo),
    suyos: SERVICIOS.filter(({ slug }) => slugs.includes(slug)),
  })).filter(({ suyos }) => suyos.length > 0);
  const html = temas.map(
    ({ titulo, ancla, suyos }) => `<h3 id="${ancla}">${escapar(titulo)}</h3>\n${suyos.map(seccion).join('\n')}`,
  );
  return {
    html: `<h2 id="los-servicios">Los servicios</h2>\n${html.join('\n')}`,
    entrada: {
      titulo: 'Los servicios',
      ancla: 'los-servicios',
      dentro: temas.map(({ titulo, ancla }) => ({ titulo, ancla, dentro: [] })),
    },
  };
}
