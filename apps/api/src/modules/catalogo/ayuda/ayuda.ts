import { createHash } from 'node:crypto';
import { diaDe, horaEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { stringify } from 'csv-stringify/sync';
import type { Deps } from '../../../deps.ts';
import { FORMA_CSV, MARCA_UTF8 } from '../../../plugins/csv.ts';
import { leerValores } from './ayuda.queries.ts';
import { type ListaDelCatalogo, listasDelCatalogo } from './listas-del-catalogo.ts';

export interface Catalogo {
  listas: readonly ListaDelCatalogo[];
  leidoEl: string;
  /** The digest stays the same as long as the values do. */
  huella: string;
}

/** Reads the lists as the database has them at this moment. */
export async function leerCatalogo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Catalogo> {
  const ahora = horaEnLaPaz(clock.ahora());
  const listas = listasDelCatalogo(await leerValores(db), diaDe(ahora));
  return {
    listas,
    leidoEl: `${mostrarFecha(diaDe(ahora))} a las ${ahora.slice(11, 16)}`,
    huella: createHash('sha256').update(JSON.stringify(listas)).digest('base64url').slice(0, 22),
  };
}

const ENCABEZADO = ['Grupo', 'Id', 'Código', 'Nombre', 'Sigla', 'Detalle', 'Vigente'];

export function catalogoComoCsv({ listas }: Catalogo): string {
  const filas = listas.flatMap(({ grupo, valores }) =>
    valores.map(({ id, codigo, nombre, sigla, detalle, vigente }) => [
      grupo,
      id,
      codigo,
      nombre,
      sigla,
      detalle,
      vigente ? 'SI' : 'NO',
    ]),
  );
  return MARCA_UTF8 + stringify([ENCABEZADO, ...filas], FORMA_CSV);
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const texto = (dato: string | number | null): string =>
  String(dato ?? '').replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

/** Leaves out a column that is empty for every value of the list. */
function columnasDe({ encabezadoDetalle, valores }: ListaDelCatalogo) {
  const todas: [string, (valor: (typeof valores)[number]) => string | number | null][] = [
    ['Código', ({ codigo }) => codigo],
    ['Nombre', ({ nombre }) => nombre],
    ['Sigla', ({ sigla, codigo }) => (sigla === codigo ? '' : sigla)],
    [encabezadoDetalle, ({ detalle }) => detalle],
    ['Id', ({ id, codigo }) => (String(id) === codigo ? null : id)],
    ['Vigencia', ({ vigente }) => (vigente ? '' : 'Ya no se ofrece')],
  ];
  return todas.filter(([, dato]) => valores.some((valor) => dato(valor)));
}

function seccion(lista: ListaDelCatalogo): string {
  const columnas = columnasDe(lista);
  const encabezado = columnas.map(([nombre]) => `<th scope="col">${texto(nombre)}</th>`).join('');
  const filas = lista.valores.map(
    (valor) => `<tr>${columnas.map(([, dato]) => `<td>${texto(dato(valor))}</td>`).join('')}</tr>`,
  );
  return `<section aria-labelledby="${texto(lista.grupo)}">
<h2 id="${texto(lista.grupo)}">${texto(lista.titulo)}</h2>
<p class="suave">Grupo <code>${texto(lista.grupo)}</code> · ${lista.valores.length} valores</p>
<div class="marco" role="group" tabindex="0" aria-label="${texto(lista.titulo)}"><table>
<thead><tr>${encabezado}</tr></thead>
<tbody>
${filas.join('\n')}
</tbody></table></div>
</section>`;
}

export function cuerpoDelCatalogo(listas: readonly ListaDelCatalogo[], leidoEl: string): string {
  const indice = listas.map(({ grupo, titulo }) => `<li><a href="#${texto(grupo)}">${texto(titulo)}</a></li>`);
  return `<p>Leído de la base de datos el ${texto(leidoEl)} (hora de La Paz). <a href="catalogo-de-valores-parametricos.csv" download>Descargar como CSV</a>, para una hoja de cálculo.</p>
<p>Los servicios dan estas listas con <code>GET /api/v1/parametricas/getByGrupo/{grupo}</code>; los municipios y los establecimientos, también por departamento.</p>
<nav class="indice" aria-label="Contenido"><ul>
${indice.join('\n')}
</ul></nav>
${listas.map(seccion).join('\n')}`;
}
