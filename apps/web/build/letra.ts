import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LETRA = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
);
const LICENCIA = fileURLToPath(import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/LICENSE'));

/** The file has these of the package's characters: for others the browser takes the next family without fetching it. */
const RANGO =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

/**
 * The rules load the product's letter, and bring one that machines have to the same width and height, which stands in
 * its place until it has come, so that nothing moves (ADR 22).
 */
const reglas = (direccion: string) =>
  `@font-face{font-family:Letra;font-weight:200 800;font-display:swap;src:url(${direccion}) format('woff2');unicode-range:${RANGO}}
@font-face{font-family:Respaldo;src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:98%;ascent-override:100.4%;descent-override:32.2%;line-gap-override:0%}
`;

/**
 * Writes the letter beside the scripts, its licence with it, and its rules into the page itself, so that no further
 * file is waited for. The first script asks for it once it runs (src/main.tsx): on a slow network the scripts go before
 * it.
 */
export function letra(): Plugin {
  return {
    name: 'sgpa-letra',
    transformIndexHtml(_html, { bundle }) {
      const escrita = Object.keys(bundle ?? {}).find((archivo) => archivo.endsWith('.woff2'));
      const href = escrita === undefined ? `/@fs${LETRA}` : `/${escrita}`;
      return [{ tag: 'style', children: reglas(href), injectTo: 'head' }];
    },
    generateBundle() {
      const letra = this.emitFile({ type: 'asset', name: basename(LETRA), source: readFileSync(LETRA) });
      // The documents of the help page are no part of the application.
      const fileName = 'ayuda-docs/letra.css';
      this.emitFile({ type: 'asset', fileName, source: reglas(`/${this.getFileName(letra)}`) });
      this.emitFile({
        type: 'asset',
        fileName: 'licencias/atkinson-hyperlegible-next.txt',
        source: readFileSync(LICENCIA),
      });
    },
  };
}
