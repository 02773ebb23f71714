import { AppError } from '@sgpa/domain/errors/app-error';
import sharp from 'sharp';

const LADO_MAX = 600;
const PIXELES_MAX = 50_000_000;
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
    if (format !== 'jpeg' && format !== 'png') throw new AppError('FOTO_INVALIDA');
    return await imagen
      .rotate()
      .resize({ width: LADO_MAX, height: LADO_MAX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('FOTO_INVALIDA');
  }
}
