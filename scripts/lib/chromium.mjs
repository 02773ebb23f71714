import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { bin, run } from './run.mjs';
import { step } from './step.mjs';

/** A Chromium without its own windows takes half the processor time for each page that a test opens. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstOf = (files) => files.find((file) => path.isAbsolute(file) && existsSync(file));

const inPath = (names) =>
  firstOf(
    names.flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))),
  );

/**
 * Installs with what is known of the packages, and again with what is newly asked; undefined where that does not work.
 */
async function installDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (limitMs, ...args) => run('apt-get', args, { env, limitMs });
  const install = () =>
    apt(300_000, 'install', '-y', '--no-remove', '--no-install-recommends', name, 'fonts-liberation');
  return step(`Navegador de las pruebas: ${name}`, async () => {
    if ((await install()).code !== 0 && (await apt(60_000, 'update')).code === 0) await install();
    return inPath([name]);
  });
}

async function installPlaywrights(from) {
  const { code, output } = await run(
    process.execPath,
    [bin('@playwright/test', 'playwright', from), 'install', 'chromium'],
    {
      limitMs: 600_000,
    },
  );
  if (code === 0) return undefined;
  throw new Problem(
    'No hay Chromium para las pruebas en el navegador, y no se pudo instalar.',
    output.trim().slice(-600),
  );
}

/** Gives the path of a Chromium or Chrome for the browser tests; undefined means the one that Playwright brings. */
export async function findChromium(from) {
  const [shell] = SHELLS;
  return (
    firstOf([process.env.CHROMIUM_PATH ?? '']) ??
    inPath(SHELLS) ??
    (await installDebian(shell)) ??
    inPath(BROWSERS) ??
    firstOf(ELSEWHERE) ??
    (await installDebian('chromium')) ??
    (await installPlaywrights(from))
  );
}
