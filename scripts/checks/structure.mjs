// Rules of the house that can be read from one file at a time. Those about imports are in .dependency-cruiser.cjs.
import path from 'node:path';
import { isTest, projectFiles, read } from '../lib/files.mjs';
import { answers } from './answers.mjs';
import { asvs } from './asvs.mjs';
import { decisionTests } from './decision-tests.mjs';
import { decisions } from './decisions.mjs';
import { guideLabels, guidePictures } from './guide.mjs';
import { licences } from './licences.mjs';
import { immutableMigrations } from './migrations.mjs';
import { rooms } from './rooms.mjs';
import { ruleBreakages } from './rule-breakages.mjs';
import { sizes } from './sizes.mjs';
import { specifiedTexts, unspecifiedTexts } from './texts.mjs';

/** Blanks comments out, keeping the lines, so that prose does not count as code. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');

/** `file:line` of every match in the code of the files that `applies` picks. */
function forbid(name, pattern, applies, raw = false) {
  return {
    name,
    find: (files) =>
      files
        .filter((file) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(file) && applies(file))
        .flatMap((file) => {
          const text = raw ? read(file) : withoutComments(read(file));
          return text
            .split('\n')
            .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
        }),
  };
}

const barrels = {
  name: 'Sin barriles en apps/: importe del archivo que define lo que necesita.',
  find: (files) =>
    files
      .filter((file) => /^apps\/.*\.tsx?$/.test(file))
      .filter((file) => {
        const code = withoutComments(read(file)).trim();
        const rest = code
          .replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
          .trim();
        return code !== '' && rest === '';
      }),
};

const testNames = {
  name: 'El `describe` más externo de una prueba es el nombre de su archivo.',
  find: (files) =>
    files
      .filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file))
      .flatMap((file) => {
        const outer = [...read(file).matchAll(/^(?:test\.)?describe(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.*?)\1/gm)].map(
          (it) => it[2],
        );
        if (outer.length === 0) return [`${file}: no tiene`];
        return outer.filter((title) => title !== path.basename(file)).map((title) => `${file}: «${title}»`);
      }),
};

/** What starts a program or sets up its tests: it meets the machine, so that the rest need not. */
const isEdge = (file) => /^(scripts|bench|e2e)\//.test(file) || /(^|\/)[\w.-]+\.config\.(ts|mts|mjs)$/.test(file);

const limitedImports = {
  name: 'La interfaz trae código aparte solo con `withTimeLimit` (ui/with-time-limit.ts): a los 120 segundos se da por perdido.',
  find: (files) =>
    files
      .filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !isTest(file))
      .filter((file) => /(?<!withTimeLimit\(\s*\(\) => )\bimport\('/.test(withoutComments(read(file)))),
};

const CHECKS = [
  ...sizes,
  ...answers,
  rooms,
  barrels,
  testNames,
  immutableMigrations,
  ...licences,
  decisions,
  asvs,
  decisionTests,
  ruleBreakages,
  specifiedTexts,
  unspecifiedTexts,
  guideLabels,
  guidePictures,
  limitedImports,
  forbid(
    'El entorno (`process.env`) se lee solo en apps/api/src/config.ts y en lo que arranca programas.',
    /process\.env|import\.meta\.env\.(?!VITE_|DEV|PROD|MODE|BASE_URL)/,
    (file) =>
      !isEdge(file) &&
      ![
        'apps/api/src/config.ts',
        'apps/api/src/caidas.test.ts',
        'apps/api/src/modules/certificado/caidas.test.ts',
        'apps/demo/src/main.ts',
        'apps/simulators/src/main.ts',
      ].includes(file) &&
      !/^packages\/banco-de-pruebas\//.test(file),
  ),
  forbid(
    'La hora llega por `deps.clock` (en el navegador, por lib/reloj.ts): así las pruebas tienen la suya.',
    /\bDate\.now\(|\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()/,
    (file) =>
      /^(apps\/(api|web)|packages)\/.*src\//.test(file) &&
      !isTest(file) &&
      ![
        'apps/api/src/config.ts',
        'apps/api/src/main.ts',
        'apps/api/src/verificar-auditoria.ts',
        'apps/api/src/primer-administrador.ts',
        'apps/web/src/lib/reloj.ts',
      ].includes(file),
  ),
  forbid(
    'La interfaz no decide por el rol: pregunta al perfil (acciones_permitidas, elige_ente, tipo_asegurado_fijo, ve_al_personal).',
    /\b(?:esRolAutoridad|tipoForzadoPorRol|rolAtiende|puede|veAlPersonal)\(/,
    (file) => /^apps\/web\/src\//.test(file) && !isTest(file),
  ),
  forbid(
    'Lo que espera no se apaga (`disabled` le quita el foco al teclado, y nadie se lo devuelve): `aria-disabled`, o BusyButton.',
    /(?<!-)\bdisabled=\{[^}]*\b(?:\w+[ai]e?ndo|ocupad[oa]|busy|isPending|isFetching)\b/,
    (file) => /^apps\/web\/src\//.test(file) && !isTest(file),
  ),
  forbid(
    'SQL solo en *.queries.ts y db/.',
    /\bsql(?:\.\w+)?(?:<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bCompiledQuery\b|\.(executeQuery|query)(?:<[^(]*>)?\(/,
    (file) =>
      /^apps\/api\//.test(file) &&
      !isTest(file) &&
      !/\.queries\.ts$/.test(file) &&
      !/^apps\/api\/src\/(db\/|cable\/testing\/)/.test(file),
  ),
  forbid(
    'El SQL escrito a mano lleva su nombre y su fila: lista(), una(), valor() u orden() de db/sentencia.ts.',
    /\bsql<|`\s*\.execute\(/,
    (file) => /^apps\/api\/.*\.queries\.ts$/.test(file),
  ),
  forbid(
    'El servidor llama a otros por HTTP solo desde integrations/.',
    /(?<![.\w])fetch\(|from '(?:node:https?|undici)'/,
    (file) => /^apps\/api\//.test(file) && !isTest(file) && !/^apps\/api\/src\/integrations\//.test(file),
  ),
  forbid(
    'Una fecha civil o un documento se lee (leerFechaEscrita, leerDocumento, …), no se afirma con `as` (docs/decisions/0081).',
    /\bas (?:unknown as )?(?:Fecha(?:Civil|Hora)|NumeroDocumento|DocumentoUnido)\b/,
    (file) => !/^packages\/domain\/src\/shared\/(?:fecha-civil|documento)\.ts$/.test(file),
  ),
  forbid(
    'Sin trucos contra el formateador: `...{ a }` dentro de un literal es `a`.',
    /\.\.\.\{/,
    (file) => file !== 'scripts/checks/structure.mjs',
  ),
  forbid(
    'Sin comprobaciones apagadas ni trabajo a medias: arregle la causa.',
    /@ts-(ignore|expect-error|nocheck)|biome-ignore|(?:\/\/|\*)\s*(?:TODO|FIXME|XXX)\b/,
    (file) => file !== 'scripts/checks/structure.mjs',
    true,
  ),
];

/** Every structure check with what it found, and its figures where it has some; a check without findings passes. */
export function checks() {
  const files = projectFiles();
  return CHECKS.map(({ name, find, tell }) => ({ name, problems: find(files), note: tell?.(files) }));
}
