import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { documento } from './documento.ts';
import { guiaDeUsuario } from './guia.ts';
import { guiaTecnica } from './guia-tecnica.ts';

const CARPETA = 'ayuda-docs';
const ESTILO = fileURLToPath(new URL('../../ayuda/estilo.css', import.meta.url));

/** The server puts the values of its database there (apps/api/src/modules/catalogo/ayuda). */
const catalogo = (): string =>
  documento({
    titulo: 'Catálogo de valores paramétricos',
    subtitulo: 'Códigos y siglas de los formularios y de los servicios',
    cuerpo: '<!--catalogo-->',
  });

/** Writes the documents of the help page, which are no part of the application (ADR 22). */
export function ayuda(): Plugin {
  return {
    name: 'sgpa-ayuda',
    apply: 'build',
    generateBundle() {
      const guia = guiaDeUsuario();
      const archivos: [string, string | Buffer][] = [
        ['estilo.css', readFileSync(ESTILO)],
        ['guia-de-usuario.html', guia.html],
        ['guia-tecnica-interoperabilidad.html', guiaTecnica()],
        ['catalogo-de-valores-parametricos.html', catalogo()],
        ...guia.imagenes,
      ];
      for (const [nombre, source] of archivos)
        this.emitFile({ type: 'asset', fileName: `${CARPETA}/${nombre}`, source });
    },
  };
}
