// This thread makes certificates one after the other (taller.ts).

import { textoDelQr } from './codigo-qr.ts';
import { escribirCertificado } from './documento.ts';
import { dejarLugarParaFirma, firmarPdf } from './firmar.ts';
import { terminar } from './lienzo.ts';
import type { Tarea } from './port.ts';

export default async function hacerCertificado(tarea: Tarea): Promise<Uint8Array> {
  const lienzo = escribirCertificado(tarea, await textoDelQr(tarea));
  const { emisor } = tarea.certificado;
  const { pdf } = tarea.firmas;
  dejarLugarParaFirma(lienzo, pdf, {
    quien: emisor,
    motivo: 'Certificado de estado de afiliación',
    cuando: tarea.ahora,
  });
  return firmarPdf(await terminar(lienzo), pdf);
}

/** When it can be called, the slow part is done: this file and the font are loaded. */
export const alistar = (): void => {};
