import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { bin, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [
    process.env.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...ELSEWHERE,
  ]
    .filter((file) => path.isAbsolute(file))
    .find((file) => existsSync(file));
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, limitMs: 600_000 };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], options);
  return installed();
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

/** Path of a Chromium or Chrome for the browser tests; undefined means the one that Playwright brings. */
export async function findChromium(from) {
  return installed() ?? (await installDebian()) ?? (await installPlaywrights(from));
}
