// This stands in for systemctl where no systemd runs (npm run operacion): it reads the units themselves and starts what they
// say, as their user, with their environment and credentials. What systemd would forbid them is not forbidden here.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const idOf = (user, kind) => Number(spawnSync('id', [kind, user], { encoding: 'utf8' }).stdout);

function read(name) {
  const full = /\.\w+$/.test(name) ? name : `${name}.service`;
  const file = full.replace(/@[^.]+/, '@');
  const place = ['/etc/systemd/system', '/lib/systemd/system']
    .map((folder) => path.join(folder, file))
    .find(existsSync);
  if (place === undefined) throw new Error(`Unit ${full} not found`);
  const credentials = `/run/credentials/${full}`;
  const instance = /@([^.]+)/.exec(full)?.[1] ?? '';
  const lines = readFileSync(place, 'utf8').replaceAll('%i', instance).replaceAll('%d', credentials).split('\n');
  const all = (key) => lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [user = 'root'] = all('User');
  const owner = [idOf(user, '-u'), idOf(user, '-g')];
  const one = (key) => all(key)[0];
  return { full, credentials, owner, all, one, pidFile: one('PIDFile') ?? `/run/${full}.pid` };
}

function environmentOf({ all }) {
  const files = all('EnvironmentFile').flatMap((file) => readFileSync(file.replace(/^-/, ''), 'utf8').split('\n'));
  const lines = [...all('Environment').flatMap((line) => line.split(' ')), ...files];
  const pairs = lines.map((line) => /^(\w+)=("?)(.*)\2$/.exec(line)).filter((found) => found !== null);
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...Object.fromEntries(pairs.map(([, name, , value]) => [name, value])),
  };
}

function folder(place, owner) {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  chownSync(place, ...owner);
}

function prepare({ all, owner, credentials }) {
  for (const name of all('StateDirectory').flatMap((line) => line.split(' '))) folder(`/var/lib/${name}`, owner);
  mkdirSync('/run/credentials', { recursive: true, mode: 0o755 });
  if (all('LoadCredential').length > 0) folder(credentials, owner);
  for (const line of all('LoadCredential')) {
    const [name, source] = line.split(':');
    const copy = path.join(credentials, name);
    copyFileSync(source, copy);
    chownSync(copy, ...owner);
    chmodSync(copy, 0o400);
  }
}

async function start(unit) {
  prepare(unit);
  const type = unit.one('Type');
  const waits = type === 'oneshot' || type === 'forking';
  const output = openSync(`/var/log/${unit.full}.log`, 'a');
  const options = {
    cwd: unit.one('WorkingDirectory') ?? '/',
    env: environmentOf(unit),
    stdio: waits ? 'inherit' : ['ignore', output, output],
    detached: !waits,
  };
  const [uid, gid] = unit.owner;
  const line = `umask ${unit.one('UMask') ?? '0022'}; exec ${unit.one('ExecStart')}`;
  const args = ['--reuid', uid, '--regid', gid, '--init-groups', 'sh', '-c', line].map(String);
  if (!waits) {
    const child = spawn('setpriv', args, options);
    writeFileSync(unit.pidFile, String(child.pid));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if ((await Promise.race([ended, pause(2_000, 'goes on')])) !== 'goes on')
      throw new Error(`${unit.full} ended at once: ${readFileSync(`/var/log/${unit.full}.log`, 'utf8').slice(-2_000)}`);
    child.unref();
  } else if (spawnSync('setpriv', args, options).status !== 0) throw new Error(`${unit.full} failed`);
}

async function stop({ full, pidFile, one }) {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
  if (pid === '' || !existsSync(`/proc/${pid}`)) return;
  process.kill(Number(pid), 'SIGTERM');
  const limit = performance.now() + 1000 * Number(one('TimeoutStopSec') ?? 20);
  while (existsSync(`/proc/${pid}`)) {
    if (performance.now() > limit) throw new Error(`${full} did not stop in time`);
    await pause(100);
  }
}

process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});
const [verb, ...rest] = process.argv.slice(2);
const now = rest.includes('--now');
for (const name of rest.filter((word) => !word.startsWith('-'))) {
  const unit = read(name);
  console.error(`not by systemd here: ${verb} ${unit.full}`);
  if (unit.full.endsWith('.timer')) continue;
  if (['stop', 'restart'].includes(verb)) await stop(unit);
  if (['start', 'restart'].includes(verb) || (verb === 'enable' && now)) await start(unit);
  if (verb === 'reload') spawnSync('sh', ['-c', unit.one('ExecReload')], { stdio: 'inherit' });
}
