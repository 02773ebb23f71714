// `npm run bench` gives figures from a real HTTP load. `npm run bench -- --filas=1000000 --segundos=10 --planes`. `npm
// run bench -- --navegador` measures a visitor's browser instead; `--fotos`, eight heavy pictures at once; `--exportar
// --filas=200000`, memory and first byte of the list as a file, and memory with sixteen slow readers; `--certificados`,
// the first one after a rest, and fifteen that come with it; `--cuentas --filas=200000`, what others wait for while one
// account reads, exports or sends all it can, and strangers sign in; `--auditoria --filas=1000000`, what sealing costs
// who saves, and pages of a large audit trail.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../scripts/lib/dependencies.mjs';
import { ensureNode } from '../scripts/lib/ensure-node.mjs';
import { report } from '../scripts/lib/problem.mjs';

async function measurePages() {
  const { ensureWeb } = await import('../scripts/lib/web-build.mjs');
  const { findChromium } = await import('../scripts/lib/chromium.mjs');
  const { medirPaginas } = await import('../e2e/rendimiento/medir.ts');
  await ensureWeb();
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  await medirPaginas(await findChromium(fileURLToPath(new URL('../e2e', import.meta.url))), version);
}

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: true });
  const options = process.argv.slice(2);
  if (options.includes('--navegador')) await measurePages();
  else if (options.includes('--fotos')) await (await import('./src/fotos.ts')).medirFotos();
  else if (options.includes('--exportar')) await (await import('./src/exportar.ts')).medirExportacion(options);
  else if (options.includes('--certificados')) await (await import('./src/descanso.ts')).medirDescanso(options);
  else if (options.includes('--cuentas')) await (await import('./src/cuentas.ts')).medirCuentas(options);
  else if (options.includes('--auditoria')) await (await import('./src/auditoria.ts')).medirAuditoria(options);
  else await (await import('./src/medir.ts')).medir(options);
} catch (error) {
  process.exitCode = report(error);
}
