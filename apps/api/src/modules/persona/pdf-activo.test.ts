import { deflateSync } from 'node:zlib';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { describe, expect, it } from 'vitest';
import { esPdfActivo } from './pdf-activo.ts';
import { cifrado, enAscii85, enCorridas, enFilas, enHexadecimal, enLzw } from './testing/filtros-pdf.ts';
import { loQueHace } from './testing/lector-pdf.ts';
import { type Escrito, escribirPdf, flujo, objeto, PAGINAS, paquete } from './testing/pdf-a-mano.ts';

const catalogo = (resto = ''): string => `<< /Type /Catalog /Pages 2 0 R ${resto} >>`;
const ACCION = '<< /S /JavaScript /JS (app.alert(1)) >>';
const AL_ABRIR = `/OpenAction ${ACCION}`;
const [ARBOL = objeto(2, '')] = PAGINAS;
const pagina = (resto: string) => objeto(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resto} >>`);
const conNota = (nota: string) =>
  escribirPdf({
    objetos: [objeto(1, catalogo()), ARBOL, pagina(`/Annots [<< /Type /Annot /Rect [0 0 9 9] ${nota} >>]`)],
  });
const suelto = (resto: string, ...demas: Escrito['objetos']) =>
  escribirPdf({ objetos: [objeto(1, catalogo(resto)), ...PAGINAS, ...demas] });

/** The catalog with its program is in a package; each field changes what the package says, holds, or begins with. */
interface Empacado {
  dic?: (claves: string) => string;
  empacar?: (texto: Buffer) => Buffer;
  cabeza?: (claves: string) => string;
  dentro?: Record<number, string>;
  demas?: Escrito['objetos'];
  remolque?: string;
}
function empacado(cambios: Empacado = {}): Buffer {
  const { dentro = { 1: catalogo(AL_ABRIR) }, empacar = deflateSync, demas = [], remolque } = cambios;
  const { dic = (claves: string) => `/Type /ObjStm ${claves} /Filter /FlateDecode` } = cambios;
  const { texto, claves } = paquete(dentro);
  const datos = empacar(Buffer.from(texto, 'latin1'));
  const suyo = flujo(9, dic(claves), datos, cambios.cabeza?.(`${dic(claves)} /Length ${datos.length}`));
  return escribirPdf({ objetos: [...PAGINAS, suyo, ...demas], empacados: { 1: [9, 0] }, remolque });
}
const filtrado = (filtro: string, empacar: (texto: Buffer) => Buffer) =>
  empacado({ dic: (claves) => `/Type /ObjStm ${claves} ${filtro}`, empacar });

/** Adds a further revision, whose objects count instead of the former ones. */
function revisado(antes: Buffer, [numero, texto]: [number, string]): Buffer {
  const previa = antes.lastIndexOf('xref\n0 ');
  const cola = `${texto}xref\n${numero} 1\n${String(antes.length).padStart(10, '0')} 00000 n \n`;
  const fin = `trailer\n<< /Size 10 /Root 1 0 R /Prev ${previa} >>\nstartxref\n${antes.length + texto.length}\n%%EOF\n`;
  return Buffer.concat([antes, Buffer.from(cola + fin, 'latin1')]);
}

/** Makes a file for old readers in which new ones find the catalog packed. */
function hibrido(): Buffer {
  const { texto, claves } = paquete({ 1: catalogo(AL_ABRIR) });
  const [, suyo] = flujo(9, `/Type /ObjStm ${claves} /Filter /FlateDecode`, deflateSync(texto));
  const base = escribirPdf({ objetos: PAGINAS });
  const fila = Buffer.from([2, 0, 0, 0, 9, 0, 0, 1, ...[0, 0, 0, 0], 0, 0]);
  fila.writeUInt32BE(base.length, 8);
  const [, tabla] = flujo(10, '/Type /XRef /W [1 4 2] /Size 11 /Index [1 1 9 1]', fila);
  const cola = `xref\n0 0\ntrailer\n<< /Size 11 /Root 1 0 R /Prev ${base.lastIndexOf('xref\n0 ')} /XRefStm ${base.length + suyo.length} >>\n`;
  const fin = `startxref\n${base.length + suyo.length + tabla.length}\n%%EOF\n`;
  return Buffer.concat([base, suyo, tabla, Buffer.from(cola + fin, 'latin1')]);
}

function protegido(): Buffer {
  const { remolque, cifrar } = cifrado();
  return empacado({ empacar: (texto) => cifrar(9, deflateSync(texto)), remolque });
}

const CON_PROGRAMA: [string, Buffer][] = [
  ['un programa al abrir', suelto(AL_ABRIR)],
  ['con el nombre disfrazado', suelto(AL_ABRIR.replace('JavaScript', 'J#61vaScr#69pt'))],
  ['en el árbol de nombres', suelto(`/Names << /JavaScript << /Names [(a) ${ACCION}] >> >>`)],
  ['al cerrar el documento', suelto(`/AA << /WC ${ACCION} >>`)],
  [
    'en un campo',
    suelto(
      '/AcroForm << /Fields [7 0 R] >>',
      objeto(7, `<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /FT /Tx /T (a) /AA << /K ${ACCION} >> >>`),
    ),
  ],
  ['en un flujo', suelto('/OpenAction << /S /JavaScript /JS 7 0 R >>', flujo(7, '', 'app.alert(1)'))],
  ['con un comentario en medio', suelto('/OpenAction << /S %\n/JavaScript /JS%)\n(app.alert(1)) >>')],
  ['en un catálogo que solo está en el final', escribirPdf({ objetos: PAGINAS, raiz: catalogo(AL_ABRIR) })],
  ['en la revisión nueva', revisado(suelto(''), objeto(1, catalogo(AL_ABRIR)))],
  ['empacado', empacado()],
  ['empacado y disfrazado', empacado({ dentro: { 1: catalogo(AL_ABRIR.replace('JavaScript', 'JavaScrip#74')) } })],
  ['empacado, en la segunda parte de un archivo híbrido', hibrido()],
  ['empacado y protegido', protegido()],
  ['un texto que dice obj', empacado({ dic: (c) => `/Filter /FlateDecode /X (obj) /Type /ObjStm ${c}` })],
  ['un texto que dice stream', empacado({ dic: (c) => `/Type /ObjStm ${c} /X (stream\n) /Filter /FlateDecode` })],
  ['un texto que dice endobj', empacado({ dic: (c) => `/X (\nendobj\n) /Type /ObjStm ${c} /Filter /FlateDecode` })],
  ['un texto que dice que termina', empacado({ dic: (c) => `/X (>> \\) endobj) ${c} /Filter /FlateDecode` })],
  ['sin tipo', empacado({ dic: (c) => `${c} /Filter /FlateDecode` })],
  ['de otro tipo', empacado({ dic: (c) => `/Type /XObject /Subtype /Image ${c} /Filter /FlateDecode` })],
  ['con el tipo disfrazado', empacado({ dic: (c) => `/Type /Obj#53tm ${c} /Filter /FlateDecode` })],
  [
    'con las claves disfrazadas',
    empacado({ dic: (c) => `${c.replace('First', 'F#69rst').replace('/N', '/#4e')} /F#69lter /FlateDecode` }),
  ],
  ['con el filtro en una lista', filtrado('/Filter [ /FlateDecode ]', deflateSync)],
  ['con el filtro abreviado', filtrado('/Filter /Fl', deflateSync)],
  ['con la clave del filtro abreviada', filtrado('/F /FlateDecode', deflateSync)],
  ['con dos filtros dichos', filtrado('/Filter /ASCIIHexDecode /Filter /FlateDecode', deflateSync)],
  ['con el filtro en otra parte', empacado({ dic: (c) => `${c} /Filter 8 0 R`, demas: [objeto(8, '/FlateDecode')] })],
  ['sin filtro', filtrado('', (texto) => texto)],
  [
    'sin filtro, con un final fingido',
    empacado({ dic: (c) => c, empacar: (texto) => texto, dentro: { 1: catalogo(`/X (\nendstream\n) ${AL_ABRIR}`) } }),
  ],
  ['en hexadecimal', filtrado('/Filter /ASCIIHexDecode', enHexadecimal)],
  ['en ASCII85', filtrado('/Filter /ASCII85Decode', enAscii85)],
  ['en LZW', filtrado('/Filter /LZWDecode', enLzw)],
  ['en corridas', filtrado('/Filter /RunLengthDecode', enCorridas)],
  ['en una cadena', filtrado('/Filter [/ASCII85Decode /FlateDecode]', (texto) => enAscii85(deflateSync(texto)))],
  ['dos veces', filtrado('/Filter [/FlateDecode /FlateDecode]', (texto) => deflateSync(deflateSync(texto)))],
  [
    'en filas',
    filtrado('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>', (texto) =>
      deflateSync(enFilas(texto, 8)),
    ),
  ],
  ['sin el final de lo comprimido', filtrado('/Filter /FlateDecode', (texto) => deflateSync(texto).subarray(0, -4))],
  [
    'con un número que está en otra parte',
    empacado({ dic: (c) => `${c.replace(/First \d+/, 'First 8 0 R')} /Filter /FlateDecode`, demas: [objeto(8, '4')] }),
  ],
  ['con un comentario delante', empacado({ cabeza: (c) => `9 %obj\n0 %<<\nobj %<<\n<< ${c} >>\nstream\n` })],
  ['con la palabra pegada', empacado({ cabeza: (c) => `9 0obj<<${c}>>stream\n` })],
  ['con más detrás de stream', empacado({ cabeza: (c) => `9 0 obj\n<< ${c} >>\nstream  \n` })],
  [
    'que empieza dentro de lo que parece un texto',
    empacado({
      dentro: { 1: `(x ${catalogo(AL_ABRIR)} y z)` },
      dic: (c) => `${c.replace(/First (\d+)/, (_, primero) => `First ${Number(primero) + 3}`)} /Filter /FlateDecode`,
    }),
  ],
];

/** pdf.js does not carry these out, but other readers do (ISO 32000, 12.5 and 12.6). */
const DE_OTRO_MODO: [string, Buffer, string[]][] = [
  ['otro programa que arrancar', conNota('/Subtype /Link /A << /S /Launch /F (calc.exe) >>'), ['fuera']],
  [
    'otro programa que arrancar, empacado en filas',
    empacado({
      dentro: { 1: catalogo('/OpenAction << /S /Launch /F (calc.exe) >>') },
      dic: (c) => `/Type /ObjStm ${c} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>`,
      empacar: (texto) => deflateSync(enFilas(texto, 1)),
    }),
    [],
  ],
  [
    'otro documento que abrir',
    conNota('/Subtype /Link /A << /S /GoToR /F (\\\\\\\\x\\\\y.pdf) /D [0 /Fit] >>'),
    ['fuera'],
  ],
  ['un documento adjunto que abrir', conNota('/Subtype /Link /A << /S /GoToE /T << /R /C /N (a) >> >>'), []],
  [
    'un formulario que se envía',
    conNota('/Subtype /Widget /FT /Btn /T (a) /A << /S /SubmitForm /F << /FS /URL /F 8 0 R >> >>'),
    [],
  ],
  ['datos que se traen', conNota('/Subtype /Link /A << /S /ImportData /F 8 0 R >>'), []],
  ['un video con su programa', conNota('/Subtype /Screen /A << /S /Rendition /OP 0 /R 8 0 R >>'), []],
  ['contenido que se ejecuta', conNota('/Subtype /RichMedia /RichMediaContent 8 0 R'), []],
  ['un dibujo con su programa', conNota('/Subtype /3D /3DD << /Type /3D /OnInstantiate 8 0 R >>'), []],
  ['un archivo en su nota', conNota('/Subtype /FileAttachment /FS << /F 8 0 R /EF << /F 7 0 R >> >>'), ['archivo']],
  [
    'un archivo adjunto',
    suelto(
      '/Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >>',
      objeto(7, '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>'),
      flujo(8, '/Type /EmbeddedFile', 'MZ'),
    ),
    ['archivo'],
  ],
  ['un programa que no está', suelto('/Names << /JavaScript 7 0 R >>'), []],
  ['otro programa, nombrado en otra parte', conNota('/Subtype /Link /A << /S /Launch /F 8 0 R >>'), []],
  ['adjuntos que no están', suelto('/Names << /EmbeddedFiles 7 0 R >>'), []],
  ['un archivo que se nombra', conNota('/Subtype /Stamp /X << /UF (http://x) >>'), []],
  ['un archivo asociado', suelto('/AF [7 0 R]', objeto(7, '<< /EF << /F 8 0 R >> >>'), flujo(8, '', '<xml/>')), []],
  [
    'un formulario con programas',
    suelto('/AcroForm << /Fields [] /XFA [(template) 7 0 R] >>', flujo(7, '', '<template/>')),
    ['XFA'],
  ],
  ['una dirección que se abre sola', suelto('/OpenAction << /S /URI /URI (http://x) >>'), []],
  [
    'una dirección que se abre sola, en otra parte',
    suelto('/OpenAction 7 0 R', objeto(7, '<< /S /URI /URI (http://x) >>')),
    [],
  ],
  [
    'una dirección que se abre después',
    suelto('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://x) >> >>'),
    [],
  ],
  ['lo que se abre solo y no está', suelto('/OpenAction 7 0 R'), []],
  [
    'una dirección que se abre con la página',
    escribirPdf({ objetos: [objeto(1, catalogo()), ARBOL, pagina('/AA << /O << /S /URI /URI (http://x) >> >>')] }),
    [],
  ],
  [
    'un programa en un lugar empacado',
    empacado({ dentro: { 1: catalogo('/OpenAction 7 0 R'), 7: '<< /S /URI /URI (http://x) >>' } }),
    [],
  ],
  [
    'un paquete dentro de otro',
    empacado({ dentro: { 1: catalogo(), 7: '<< /N 1 /First 4 /Length 9 >> stream\n1 0 << >>\nendstream' } }),
    [],
  ],
  ['un flujo que está en otro archivo', conNota('/Subtype /Stamp /AP << /N << /Length 0 /F (http://x) >> >>'), []],
  ['lo que una revisión anterior tenía', revisado(suelto(AL_ABRIR), objeto(1, catalogo())), []],
];

/** Closed files cannot be looked into, and so may hold anything. */
const CERRADOS: [string, Buffer][] = [
  ['un paquete que no se abre', filtrado('/Filter /FlateDecode', () => Buffer.from('cifrado'))],
  ['un paquete cortado', filtrado('/Filter /FlateDecode', (texto) => deflateSync(texto).subarray(0, -9))],
  [
    'un paquete sin fin',
    filtrado('/Filter /FlateDecode', (texto) => deflateSync(Buffer.concat([texto, Buffer.alloc(17 * 1024 * 1024)]))),
  ],
  [
    'muchos paquetes que juntos no tienen fin',
    suelto(
      '',
      ...[11, 12, 13].map((n) =>
        flujo(n, '/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode', deflateSync(Buffer.alloc(6 * 1024 * 1024))),
      ),
    ),
  ],
  [
    'una tabla sin fin',
    suelto('', flujo(7, '/Type /XRef /W [1 4 2] /Filter /FlateDecode', deflateSync(Buffer.alloc(17 * 1024 * 1024)))),
  ],
  ['un diccionario sin fin', suelto('', objeto(7, '<< /X (abierto >>'))],
  ['un nudo de paréntesis', suelto('', objeto(7, '['.repeat(5000)))],
  ['un objeto sin número', suelto('', [7, 'obj << >> endobj\n'])],
];

const comun = (dic: string, contenido: string) => suelto('', flujo(7, dic, deflateSync(contenido)));
const BUENOS: [string, Buffer][] = [
  ['páginas', pdfDePrueba()],
  ['objetos empacados', empacado({ dentro: { 1: catalogo() } })],
  [
    'objetos en un paquete sin comprimir',
    empacado({ dentro: { 1: catalogo() }, dic: (c) => c, empacar: (texto) => texto }),
  ],
  ['un texto que habla de ello', suelto('/Info << /Title (JavaScript, Launch) >>')],
  ['un nombre más largo', suelto('/JavaScripting 1')],
  ['un enlace', conNota('/Subtype /Link /A << /S /URI /URI (https://www.gob.bo) >>')],
  ['la página con que se abre', suelto('/OpenAction [3 0 R /Fit]')],
  [
    'la página con que se abre, como la dice LaTeX',
    suelto('/OpenAction 7 0 R', objeto(7, '<< /S /GoTo /D [3 0 R /Fit] >>')),
  ],
  [
    'la misma, empacada',
    empacado({ dentro: { 1: catalogo('/OpenAction 7 0 R'), 7: '<< /S /GoTo /D [3 0 R /Fit] >>' } }),
  ],
  [
    'un formulario sin programas',
    suelto('/AcroForm << /Fields [7 0 R] >>', objeto(7, '<< /FT /Tx /T (a) /V (b) /F 4 >>')),
  ],
  [
    'un índice',
    suelto(
      '/Outlines 7 0 R',
      objeto(7, '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>'),
      objeto(8, '<< /Title (a) /Parent 7 0 R /Dest [3 0 R /Fit] >>'),
    ),
  ],
  [
    'una letra llamada F',
    escribirPdf({
      objetos: [
        objeto(1, catalogo()),
        ARBOL,
        pagina('/Resources << /Font << /F 7 0 R /JS /X >> >>'),
        objeto(7, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
      ],
    }),
  ],
  [
    'una foto grande',
    suelto(
      '',
      flujo(7, '/Type /XObject /Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(30_000_000, 'ab'))),
    ),
  ],
  [
    'una foto como la da una cámara',
    suelto('', flujo(7, '/Type /XObject /Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff]))),
  ],
  ['el texto de una página', comun('/Filter /FlateDecode', 'BT /F1 12 Tf (hola) Tj ET')],
  ['un final como el de otra revisión', revisado(suelto(''), objeto(1, catalogo('/Lang (es)')))],
];

describe('pdf-activo.test.ts', () => {
  it.each(CON_PROGRAMA)('%s: el PDF se rechaza, y otro programa lo ejecutaría', async (_caso, bytes) => {
    expect(await loQueHace(bytes)).toContain('programa');
    expect(esPdfActivo(bytes)).toBe(true);
  });

  it.each(DE_OTRO_MODO)('%s: el PDF se rechaza', async (_caso, bytes, hace) => {
    expect(await loQueHace(bytes)).toEqual(hace);
    expect(esPdfActivo(bytes)).toBe(true);
  });

  it.each(CERRADOS)('%s: el PDF se rechaza', (_caso, bytes) => {
    expect(esPdfActivo(bytes)).toBe(true);
  });

  it.each(BUENOS)('%s: el PDF se acepta', async (_caso, bytes) => {
    expect(await loQueHace(bytes)).toEqual([]);
    expect(esPdfActivo(bytes)).toBe(false);
  });
});
