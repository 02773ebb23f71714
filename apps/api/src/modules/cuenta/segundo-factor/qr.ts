import QRCode from 'qrcode';

/** As one path of an SVG: the page draws it, with its own colours and size, and no picture travels. */
export function trazoDeQr(texto: string): { lado: number; trazo: string } {
  const { modules } = QRCode.create(texto, { errorCorrectionLevel: 'M' });
  const trazos: string[] = [];
  for (let fila = 0; fila < modules.size; fila += 1)
    for (let desde = 0; desde < modules.size; desde += 1) {
      let hasta = desde;
      while (hasta < modules.size && modules.get(fila, hasta)) hasta += 1;
      if (hasta > desde) trazos.push(`M${desde} ${fila}h${hasta - desde}v1H${desde}z`);
      desde = hasta;
    }
  return { lado: modules.size, trazo: trazos.join('') };
}
