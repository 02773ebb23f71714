import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Persona } from '../people/persona.ts';

const escribirFecha = (iso: string): string => iso.split('-').toReversed().join('/');

/** The service's certification report of a person: one page, of a service and about persons that do not exist. */
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
  hoja.font('Helvetica-Bold').fontSize(14).text(titulo, { align: 'center' }).moveDown(2).fontSize(11);
  for (const [nombre, valor] of lineas) {
    hoja
      .font('Helvetica-Bold')
      .text(`${nombre}: `, { continued: true })
      .font('Helvetica')
      .text(valor || '—');
  }
  hoja.moveDown(2).fontSize(9).text('Documento de demostración: persona y servicio son ficticios.');
  hoja.end();
  return escrito;
}
