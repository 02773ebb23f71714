import { deflateSync } from 'node:zlib';
import { pdfDePrueba } from '@sgpa/banco-de-pruebas/pdf';
import { describe, expect, it } from 'vitest';
import { esPdfActivo } from './pdf-activo.ts';

const PDF = pdfDePrueba().toString('latin1');
const con = (objeto: string | Buffer): Buffer => {
  const [cabeza = '', ...resto] = PDF.split('\n');
  const dentro = typeof objeto === 'string' ? Buffer.from(`9 0 obj ${objeto} endobj\n`, 'latin1') : objeto;
  return Buffer.concat([Buffer.from(`${cabeza}\n`, 'latin1'), dentro, Buffer.from(resto.join('\n'), 'latin1')]);
};
const paquete = (dentro: Buffer, dic = '/Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`9 0 obj << /Type /ObjStm ${dic} >> stream\n`),
    dentro,
    Buffer.from('\nendstream endobj\n'),
  ]);
const ACCION = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('pdf-activo.test.ts', () => {
  it.each<[string, Buffer]>([
    ['un programa', con(ACCION)],
    ['un programa con el nombre disfrazado', con('<< /S /J#61vaScr#69pt /JS (x) >>')],
    ['otro programa que arrancar', con('<< /S /Launch /F (calc.exe) >>')],
    ['un archivo adjunto', con('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['un archivo en su ficha', con('<< /Type /Filespec /EF << /F 8 0 R >> >>')],
    ['un formulario con programas', con('<< /AcroForm << /XFA 7 0 R >> >>')],
    ['un programa empaquetado', con(paquete(deflateSync(ACCION)))],
    ['un paquete que no se puede abrir', con(paquete(Buffer.from('cifrado')))],
    [
      'un paquete que se abre de otro modo',
      con(paquete(deflateSync('<< >>'), '/Filter [/ASCIIHexDecode /FlateDecode] /DP 3 0 R')),
    ],
    ['un paquete sin fin', con(paquete(deflateSync(Buffer.alloc(17 * 1024 * 1024))))],
  ])('%s: el PDF se rechaza', (_caso, bytes) => {
    expect(esPdfActivo(bytes)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['páginas', pdfDePrueba()],
    ['objetos empaquetados', con(paquete(deflateSync('<< /Type /Font /BaseFont /Helvetica >>')))],
    ['un texto que habla de ello', con('(JavaScript, Launch)')],
    ['un nombre más largo', con('<< /JavaScripting 1 >>')],
  ])('%s: el PDF se acepta', (_caso, bytes) => {
    expect(esPdfActivo(bytes)).toBe(false);
  });
});
