/** Writes the little of SpreadsheetML (ECMA-376) that one sheet of texts, numbers and days needs. */

import { PassThrough, pipeline, Readable } from 'node:stream';
import { type FechaCivil, fecha, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import yazl from 'yazl';
import type { Celda, Tramos } from '../../../plugins/csv.ts';

const CABEZA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TIPOS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESTILO = { titulo: 1, dia: 2 } as const;

const relaciones = (...destinos: readonly (readonly [tipo: string, destino: string])[]): string =>
  `${CABEZA}<Relationships xmlns="${RELS}">${destinos
    .map(([tipo, destino], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${tipo}" Target="${destino}"/>`)
    .join('')}</Relationships>`;

/** Only the sheet itself varies: all other parts of the workbook are constant. */
export const PARTES: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${CABEZA}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPOS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TIPOS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPOS}.styles+xml"/></Types>`,
  '_rels/.rels': relaciones(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${CABEZA}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lista de asegurados" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relaciones(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': `${CABEZA}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The headings' row is frozen, so that it stays in sight. */
export const PRINCIPIO_DE_HOJA = `${CABEZA}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;
export const FIN_DE_HOJA = '</sheetData></worksheet>';

const ENTIDAD: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML 1.0 allows none of these characters. */
const SIN_LUGAR = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const escapar = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(SIN_LUGAR, '')
    .replace(/[&<>]/g, (signo) => ENTIDAD[signo] ?? '')
    .replaceAll('\r', '&#13;');

const DIA_MS = 86_400_000;
/** Spreadsheets count days from here. */
const DIA_CERO = Date.UTC(1899, 11, 30);
/** Spreadsheets take 1900 for a leap year: only from this day on do all of them show the day that was meant. */
const PRIMER_DIA = fecha('1900-03-01');
const serie = (dia: FechaCivil): number => (Date.parse(dia) - DIA_CERO) / DIA_MS;

/** No exported list has more columns than these letters. */
const COLUMNAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A text is typed as text, so that no spreadsheet reads it as a formula, whatever it begins with. */
function celda(valor: Celda, estilo: string, lugar: string): string {
  if (valor === null || valor === '') return '';
  if (typeof valor === 'number') return `<c r="${lugar}"><v>${valor}</v></c>`;
  if (typeof valor === 'object' && valor.dia >= PRIMER_DIA)
    return `<c r="${lugar}" s="${ESTILO.dia}"><v>${serie(valor.dia)}</v></c>`;
  const texto = typeof valor === 'object' ? mostrarFecha(valor.dia) : valor;
  return `<c r="${lugar}"${estilo} t="inlineStr"><is><t xml:space="preserve">${escapar(texto)}</t></is></c>`;
}

/** The first row has the headings. Rows and cells say where they are, as some readers need it. */
export function filaDeHoja(fila: readonly Celda[], n: number): string {
  const estilo = n === 1 ? ` s="${ESTILO.titulo}"` : '';
  return `<row r="${n}">${fila.map((valor, i) => celda(valor, estilo, `${COLUMNAS[i]}${n}`)).join('')}</row>`;
}

/** A fast level makes the file a little longer and leaves the processor to other requests. */
const COMPRESION = { compressionLevel: 1 };

async function* hoja(tramos: Tramos) {
  let n = 0;
  yield PRINCIPIO_DE_HOJA;
  for await (const filas of tramos) {
    yield filas
      .map((fila) => {
        n += 1;
        return filaDeHoja(fila, n);
      })
      .join('');
  }
  yield FIN_DE_HOJA;
}

/** Packs a workbook of one sheet row by row, no faster than the client fetches it. */
export function comoXlsx(tramos: Tramos): Readable {
  const zip = new yazl.ZipFile();
  const xml = Readable.from(hoja(tramos), { objectMode: false });
  const salida = new PassThrough();
  for (const [nombre, texto] of Object.entries(PARTES)) zip.addBuffer(Buffer.from(texto), nombre);
  zip.addReadStream(xml, 'xl/worksheets/sheet1.xml', COMPRESION);
  zip.end();
  zip.on('error', (error: Error) => salida.destroy(error));
  xml.on('error', (error) => salida.destroy(error));
  // Once nobody fetches the file, no further row is read.
  salida.once('close', () => xml.destroy());
  pipeline(zip.outputStream, salida, () => {});
  return salida;
}
