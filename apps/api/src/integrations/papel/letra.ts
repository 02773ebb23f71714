import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

/** Read once by the thread: that takes longer than to write a certificate with it. */
const leer = (archivo: string) =>
  create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${archivo}`))));

/** The product's own letter, whole: what a certificate uses of it is embedded in the certificate. */
export const LETRA = {
  normal: leer('400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  negrita: leer('700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
};
