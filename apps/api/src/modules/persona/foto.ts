import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { LADO_MAX, PIXELES_MAX } from '@sgpa/domain/shared/fotografia';
import sharp from 'sharp';

/** Missing where an answer was cut. */
const FIN_JPEG = Buffer.from([0xff, 0xd9]);
const DATA_URL = /^data:image\/(?:jpeg|png);base64,/;

/**
 * Checks the photo by its content, not by its name, and stores a JPEG of at most 600 px without the metadata that
 * cameras add (place, device). Takes base64, with or without the `data:` prefix.
 */
export async function prepararFoto(base64: string | null | undefined): Promise<Buffer | null> {
  if (!base64) return null;
  try {
    const imagen = sharp(Buffer.from(base64.replace(DATA_URL, ''), 'base64'), {
      limitInputPixels: PIXELES_MAX,
      failOn: 'error',
    });
    const { format } = await imagen.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new Rechazo('FOTO_INVALIDA');
    return await imagen
      .rotate()
      .resize({ width: LADO_MAX, height: LADO_MAX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Rechazo ? error : new Rechazo('FOTO_INVALIDA');
  }
}

/**
 * The identity service's own photo: one that is already a small JPEG without metadata is kept as it came, since to draw
 * it again costs more than the rest of the save; any other is prepared like a photo from outside, and what is no image is
 * left out.
 */
export async function fotoDeIdentidad(base64: string | null): Promise<Buffer | null> {
  if (!base64) return null;
  try {
    const original = Buffer.from(base64, 'base64');
    const { format, width, height, exif, iptc, xmp } = await sharp(original, {
      limitInputPixels: PIXELES_MAX,
    }).metadata();
    const limpia =
      !exif && !iptc && !xmp && Math.max(width, height) <= LADO_MAX && original.subarray(-2).equals(FIN_JPEG);
    return format === 'jpeg' && limpia ? original : await prepararFoto(base64);
  } catch {
    return null;
  }
}
