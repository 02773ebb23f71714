import sharp from 'sharp';

export const crearPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#999' } })
    .png()
    .toBuffer();

/** Makes a picture whose head says kind and size, and of which the rest is missing. */
export const crearPngRoto = async (): Promise<Buffer> => (await crearPng(300, 300)).subarray(0, 60);

/** Reduces a picture to at most 256 colours: about a third of the size, which keeps the documentation small. */
export const reducirPng = (imagen: Buffer): Promise<Buffer> =>
  sharp(imagen).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
