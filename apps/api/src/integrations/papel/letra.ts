import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Peso = 'normal' | 'negrita';

const leer = (direccion: string): Font => {
  const letra = create(readFileSync(fileURLToPath(direccion)));
  if ('fonts' in letra) throw new Error(`${direccion} holds several letters`);
  // fontkit keeps a glyph as it was first asked for: S, first met as a part of Ş, would be a sign without a text in
  // every certificate of the thread.
  for (const punto of letra.characterSet) letra.glyphForCodePoint(punto);
  return letra;
};

/** Holds the product's own font, whole; it is read once, since that takes longer than to write a certificate. */
export const LETRA: Readonly<Record<Peso, Font>> = {
  normal: leer(
    import.meta.resolve(
      '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
    ),
  ),
  negrita: leer(
    import.meta.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  ),
};

const AMPLIAS: Readonly<Record<Peso, string>> = {
  normal: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  negrita: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const leidas: Partial<Record<Peso, Font>> = {};

/** Gives the font with all of Latin, for letters that the own one lacks (Guaraní Ẽ Ĩ Ũ Ỹ), read when first needed. */
export const letraAmplia = (peso: Peso): Font => {
  leidas[peso] ??= leer(AMPLIAS[peso]);
  return leidas[peso];
};

const MARCA = /\p{M}/u;

/** Tells if the own font writes the whole text; where it puts a mark on a letter (G̃), some readers find two lines. */
export const alcanza = (peso: Peso, texto: string): boolean =>
  !MARCA.test(texto) && Array.from(texto).every((signo) => LETRA[peso].hasGlyphForCodePoint(signo.codePointAt(0) ?? 0));
