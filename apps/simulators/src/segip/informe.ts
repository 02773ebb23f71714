import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Persona } from '../people/persona.ts';

/** The font has every letter of the names; those that PDF readers bring have not even all of Guaraní. */
const NORMAL = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
const NEGRITA = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'));

const escribirFecha = (iso: string): string => iso.split('-').toReversed().join('/');

/** Draws the service's certification report of a person: one page, of a service and about persons that do not exist. */
export async function informeDe(p: Persona, emitido: Date): Promise<Buffer> {
  const titulo = 'CERTIFICACIÓN DE DATOS DE IDENTIDAD';
  const hoja = new PDFDocument({
    size: 'LETTER',
    margin: 72,
    lang: 'es-BO',
    info: { Title: titulo, Author: 'Servicio de identidad simulado', CreationDate: emitido },
  });
  const escrito = buffer(hoja);
  const complemento = p.complemento === '' ? '' : `-${p.complemento}`;
  const lineas = [
    ['Cédula de identidad', `${p.numero}${complemento}`],
    ['Nombres', p.nombres],
    ['Primer apellido', p.primerApellido],
    ['Segundo apellido', p.segundoApellido],
    ['Fecha de nacimiento', escribirFecha(p.fechaNacimiento)],
    ['Emitido', escribirFecha(emitido.toISOString().slice(0, 10))],
  ];
  hoja.font(NEGRITA).fontSize(14).text(titulo, { align: 'center' }).moveDown(2).fontSize(11);
  for (const [nombre, valor] of lineas) {
    hoja
      .font(NEGRITA)
      .text(`${nombre}: `, { continued: true })
      .font(NORMAL)
      .text(valor || '—');
  }
  hoja.moveDown(2).fontSize(9).text('Documento de demostración: persona y servicio son ficticios.');
  hoja.end();
  return escrito;
}
