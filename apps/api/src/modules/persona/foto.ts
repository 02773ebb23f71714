import { Rechazo } from '@sgpa/domain/errors/rechazo';
import {
  formatoDeFoto,
  LADO_MAX,
  type Medidas,
  PIXELES_MAX,
  tieneDemasiadosPixeles,
} from '@sgpa/domain/shared/fotografia';
import sharp from 'sharp';
import { crearTurnos } from '../../turnos.ts';

/** A JPEG that was cut off lacks these bytes. */
const FIN_JPEG = Buffer.from([0xff, 0xd9]);
const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,/;

// Each picture takes one thread and leaves nothing in memory, which sign-in's hashes need too.
sharp.concurrency(1);
sharp.cache(false);

const FILA = { enEspera: 30, esperaMs: 10_000, codigo: 'FOTO_EN_ESPERA' } as const;
const enTurno = crearTurnos({ aLaVez: 2, ...FILA });
/** The heaviest that is let through takes 0.4 s and 200 MiB, a usual one 10 ms: two heavy ones never run at once. */
const unaPorUna = crearTurnos({ aLaVez: 1, ...FILA });
const PESADA = PIXELES_MAX / 4;
const DECODIFICACION_S = 10;
/** libvips says so when a picture took too long. */
const TARDO = /timeout/i;

/** Only the first picture of several is read, row by row where the format can. */
const OPCIONES = { limitInputPixels: PIXELES_MAX, failOn: 'error', sequentialRead: true, pages: 1 } as const;

/** Reads the header alone: an unknown kind and too many pixels are refused before anything is decoded. */
async function medir(bytes: Buffer): Promise<Medidas> {
  if (formatoDeFoto(bytes) === null) throw new Rechazo('FOTO_INVALIDA');
  const { width: ancho, height: alto } = await sharp(bytes, { ...OPCIONES, limitInputPixels: false }).metadata();
  if (tieneDemasiadosPixeles({ ancho, alto })) throw new Rechazo('FOTO_MUY_GRANDE');
  return { ancho, alto };
}

const dibujar = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, OPCIONES)
    .timeout({ seconds: DECODIFICACION_S })
    .rotate()
    .resize({ width: LADO_MAX, height: LADO_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();

/**
 * Checks the photo by its content, not by its name, and stores a JPEG of at most 600 px without the metadata that
 * cameras add (place, device). Takes base64, with or without the `data:` prefix.
 */
export async function prepararFoto(base64: string | null | undefined): Promise<Buffer | null> {
  if (!base64) return null;
  try {
    const bytes = Buffer.from(base64.replace(DATA_URL, ''), 'base64');
    const { ancho, alto } = await medir(bytes);
    const dibujada = () => enTurno(() => dibujar(bytes));
    return await (ancho * alto > PESADA ? unaPorUna(dibujada) : dibujada());
  } catch (error) {
    if (error instanceof Rechazo) throw error;
    throw new Rechazo(error instanceof Error && TARDO.test(error.message) ? 'FOTO_EN_ESPERA' : 'FOTO_INVALIDA');
  }
}

/**
 * Prepares the identity service's own photo: a small JPEG without metadata is kept as it came, since to draw it again
 * costs more than the rest of the save; any other is prepared like a photo from outside, and what is no image is left
 * out.
 */
export async function fotoDeIdentidad(base64: string | null): Promise<Buffer | null> {
  if (!base64) return null;
  try {
    const original = Buffer.from(base64, 'base64');
    const { format, width, height, exif, iptc, xmp } = await sharp(original, OPCIONES).metadata();
    const limpia =
      !exif && !iptc && !xmp && Math.max(width, height) <= LADO_MAX && original.subarray(-2).equals(FIN_JPEG);
    return format === 'jpeg' && limpia ? original : await prepararFoto(base64);
  } catch (error) {
    if (error instanceof Rechazo && error.codigo === 'FOTO_EN_ESPERA') throw error;
    return null;
  }
}
