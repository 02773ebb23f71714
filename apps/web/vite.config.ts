import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { archivosDeRuta } from './build/archivos-de-ruta.ts';
import { ayuda } from './build/ayuda/ayuda.ts';
import { brotli } from './build/brotli.ts';
import { letra } from './build/letra.ts';
import { paginaPublica } from './build/pagina-publica.ts';
import { presupuesto } from './build/presupuesto.ts';
import { sinSobrantes } from './build/sin-sobrantes.ts';

interface Paquete {
  version: string;
}

const raiz: Paquete = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export default defineConfig(({ mode }) => {
  const entorno = loadEnv(mode, import.meta.dirname, ['VITE_', 'PORT']);
  const servidor = `http://localhost:${entorno.PORT || '8080'}`;
  return {
    plugins: [react(), sinSobrantes(), letra(), presupuesto(), archivosDeRuta(), paginaPublica(), ayuda(), brotli()],
    define: {
      __VERSION__: JSON.stringify(raiz.version),
    },
    build: {
      manifest: true,
      // The files carry code of others, whose licences ask for their text beside it: a release puts it into a list.
      license: { fileName: '.vite/licencias.json' },
      target: 'es2022',
      // Inlined data: addresses would need a weaker Content-Security-Policy.
      assetsInlineLimit: 0,
      // The polyfill is code that every supported browser already has.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A page carries the icons that it draws (ui/icon-paths.ts), and not the module of all of them.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // The first script, sign-in and what it stands on travel as one file, and so does the frame of every other
          // page: many small ones compress worse, and on a slow network each of them waits its turn.
          codeSplitting: {
            groups: [
              {
                name: 'inicio',
                test: /preload-helper|src\/(main|features\/sesion\/ingreso\/RaizIngreso)\.tsx$/,
                priority: 3,
              },
              { name: 'marco', test: /src\/aplicacion\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      proxy: {
        '/api': servidor,
        '/monitoreo/': servidor,
      },
    },
  };
});
