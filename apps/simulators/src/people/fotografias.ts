import sharp from 'sharp';
import type { Persona } from './persona.ts';
import { rasgosDe, retratoSvg } from './retrato.ts';

/** Answers a person's portrait as JPEG in base64. */
export type Fotografias = (persona: Persona) => Promise<string>;

/** Keeps the `capacidad` drawings used last, about 10 kB each. */
export function crearFotografias(capacidad = 256): Fotografias {
  const recientes = new Map<string, Promise<string>>();
  return (persona) => {
    const rasgos = rasgosDe(persona);
    const clave = JSON.stringify(rasgos);
    const foto = recientes.get(clave) ?? dibujar(retratoSvg(rasgos));
    recientes.delete(clave);
    recientes.set(clave, foto);
    const [masAntigua] = recientes.keys();
    if (recientes.size > capacidad && masAntigua !== undefined) recientes.delete(masAntigua);
    return foto;
  };
}

async function dibujar(svg: string): Promise<string> {
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return jpeg.toString('base64');
}
