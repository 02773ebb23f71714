// `npm run generar`: writes again all that is generated, but the pictures of the guide (`npm run guia`).
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { bin, run } from './lib/run.mjs';

await ensureNode(fileURLToPath(import.meta.url));

const WIRE = ['cable/openapi.test', 'cable/respuestas.test', 'cable/cliente.test', 'consulta/casos-demo.test'];
const STEPS = [
  { what: 'Rutas y tipos del contrato', args: ['scripts/contrato.mjs'] },
  { what: 'Tipos de las filas', args: ['scripts/tipos-db.mjs'] },
  { what: 'Licencias', args: ['scripts/licencias.mjs'] },
  {
    what: 'Documentos y respuestas grabadas de la API',
    args: [bin('vitest', 'vitest'), 'run', '--update=all', ...WIRE],
    // The first time that a path is recorded its file is written, and still missed.
    again: true,
  },
];

for (const { what, args, again } of STEPS) {
  console.log(`· ${what}…`);
  let { code, output } = await run(process.execPath, args);
  if (code !== 0 && again) ({ code, output } = await run(process.execPath, args));
  if (code === 0) continue;
  console.error(output);
  process.exitCode = code;
  break;
}
