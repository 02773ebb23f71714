import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot, ROOT } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { commitOfRelease, theRelease } from '../lib/release.mjs';
import { stepsOf } from './bloques.mjs';

const DOCUMENT = 'docs/operacion.md';
const FOLDERS = ['/etc/sgpa', '/opt/sgpa', '/var/lib/sgpa', '/etc/postgresql/15/sgpa'];
/** This step brings the packages that the others need. */
const FIRST = 'Packages';
const NO_PACKAGE =
  /^E: (?:Unable to (?:locate package|fetch)|Failed to fetch|Package .* has no installation candidate)/m;
const PORTS = { SEGIP: 9101, OVT: 9102, SENASIR: 9103, GESTORA: 9104, CORREO: 9105, ADMIN: 9106 };
const at = (name) => `http://127.0.0.1:${PORTS[name]}`;
/** The test notes here which moment to come back to. */
const MOMENT = '/root/momento';
const simulators = Object.entries(PORTS).map(([name, port]) => `SIM_${name}_PORT=${port}`);

/** The test puts these in the place of what is an installation's own: the registries are simulated. */
const OURS = {
  ENTREGA_NUEVA: '/root/nueva/sgpa-nueva-linux-x64.tar.gz',
  DOMINIO: 'sgpa.example',
  SEGIP_URL: at('SEGIP'),
  OVT_URL: at('OVT'),
  SENASIR_URL: at('SENASIR'),
  GESTORA_URL: at('GESTORA'),
  SGPA_SMTP_URL: `smtp://127.0.0.1:${PORTS.CORREO}`,
};
const BASE = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};

/** The way to the internet is this machine's. */
const WAY = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name)));

/** What people do at the screen, and what is not an installation's, is done by these. */
const TESTS = {
  registros: () => `${simulators.join(' ')} setsid setpriv --reuid nobody --regid nogroup --clear-groups \
      /opt/sgpa/bin/sgpa simuladores > /tmp/registros.log 2>&1 &
    curl --retry 20 --retry-all-errors --retry-delay 1 --silent --fail ${at('ADMIN')}/correos`,
  certificado: (what) => `cd '${ROOT}'
    NODE_EXTRA_CA_CERTS=/etc/nginx/tls/sgpa.crt /opt/sgpa/node/bin/node scripts/operacion/certificado.mjs ${what}`,
  nueva: () => `mkdir /root/nueva && cd /root/nueva
    ln -s "$ENTREGA" "$ENTREGA_NUEVA"
    sha256sum *.tar.gz > SHA256SUMS`,
  // PostgreSQL stops at the moment only if something was committed after it.
  equivocarse: () => `date '+%F %T.%3N%:z' > ${MOMENT}; sleep 1
    runuser -u postgres -- psql --port=5433 --quiet --dbname=sgpa --command='drop table novedad cascade'
    runuser -u postgres -- psql --port=5433 --quiet --command='select pg_switch_wal()' --command='create table despues ()'
    sleep 1`,
  acertar: () => `runuser -u postgres -- psql --port=5433 --quiet --dbname=sgpa --command='select count(*) from novedad'
    ! runuser -u postgres -- psql --port=5433 --quiet --command='select from despues'`,
};

/** Says why it cannot be done on this machine; undefined where it can. */
function obstacle() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync('/etc/debian_version'))
    return 'no es una máquina Debian de x64';
  if (process.getuid() !== 0) return 'hace falta ser root';
  const there = FOLDERS.find((folder) => existsSync(folder));
  if (there !== undefined) return `ya existe ${there}: esta máquina tiene un SGPA`;
  const probe = spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'ip', 'link', 'set', 'lo', 'up']);
  return probe.status === 0 ? undefined : 'esta máquina no permite otra encima (unshare, ip)';
}

/** Gives the archive of the last commit, which is made first where dist/ has none of it. */
function archive() {
  const last = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  if (commitOfRelease() !== last) {
    console.log('La entrega del último commit no está en dist/: se hace ahora.');
    console.time('La entrega');
    execFileSync(process.execPath, [inRoot('scripts/entrega.mjs')], { stdio: 'inherit' });
    console.timeEnd('La entrega');
  }
  return inRoot('dist', theRelease().file);
}

/** Starts the machine and gives the id of its first process. */
async function startMachine(folder) {
  const options = ['--mount', '--pid', '--net', '--fork', '--kill-child'];
  const args = [...options, 'bash', inRoot('scripts/operacion/maquina.sh'), folder, ROOT];
  const machine = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => machine.once('exit', resolve));
  const ready = new Promise((resolve) => createInterface({ input: machine.stdout }).once('line', resolve));
  if ((await Promise.race([ready, ended])) !== 'lista') throw new Problem('La máquina de la prueba no arrancó.');
  const pid = readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();
  const stop = async () => {
    machine.kill('SIGKILL');
    await ended;
  };
  return { pid, stop };
}

const quoted = (values) => Object.entries(values).map(([name, value]) => `export ${name}='${value}'`);

/** Runs commands as that user to their end. What goes on behind them, as servers do, keeps their output file, and no pipe. */
function runAs(pid, { user = 'root', network = false }, commands, extra, file) {
  const output = openSync(file, 'w');
  const home = user === 'root' ? '/root' : '/';
  const all = { ...BASE, ...(network ? WAY : {}), ...extra, HOME: home };
  const variables = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const inside = `--target ${pid} --mount --pid --root ${network ? '' : '--net '}runuser -u ${user} -- env -i -C /`;
  const args = [...inside.split(' '), ...variables, 'bash', '-euo', 'pipefail', '-c', commands];
  const child = spawn('nsenter', args, { stdio: ['ignore', output, output] });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      closeSync(output);
      resolve({ code, said: readFileSync(file, 'utf8') });
    });
  });
}

async function runSteps(steps, pid, folder, ours) {
  const file = path.join(folder, 'salida');
  const seconds = new Map();
  const own = [];
  let said = '';
  const skipped = new Set();
  for (const step of steps) {
    // Without the first packages there is nothing to run; the others are of one step each.
    if (skipped.has(FIRST) || skipped.has(step.heading)) {
      skipped.add(step.heading);
      continue;
    }
    const since = performance.now();
    if (step.yours !== undefined) own.push(step.yours);
    else {
      const [name, what] = step.test ?? [];
      const commands = step.test ? TESTS[name](what) : step.commands;
      const result = await runAs(
        pid,
        step,
        [...own, ...quoted(ours), `export MOMENTO=$(cat ${MOMENT} 2> /dev/null || true)`, commands].join('\n'),
        { SALIDA: said },
        file,
      );
      if (result.code !== 0 && NO_PACKAGE.test(result.said)) {
        skipped.add(step.heading);
        continue;
      }
      if (result.code !== 0)
        throw new Problem(`${DOCUMENT}:${step.line}, «${step.heading}»: terminó con ${result.code}.`, result.said);
      for (const line of result.said.match(/^not by systemd here: .*$/gm) ?? []) console.log(`    ${line}`);
      said = result.said;
    }
    const spent = (performance.now() - since) / 1000;
    seconds.set(step.heading, (seconds.get(step.heading) ?? 0) + spent);
    console.log(`  ✓ ${DOCUMENT}:${step.line} ${step.heading} (${spent.toFixed(1)} s)`);
  }
  if (skipped.size > 0) console.log(`Se omite, sin los paquetes de Debian: ${[...skipped].join(', ')}`);
  return seconds;
}

export async function runChapter() {
  const steps = stepsOf(readFileSync(inRoot(DOCUMENT), 'utf8'));
  const why = obstacle();
  if (why !== undefined) {
    console.log(`Se omite todo, porque ${why}:`);
    for (const heading of new Set(steps.map((step) => step.heading))) console.log(`  - ${heading}`);
    return;
  }
  const ENTREGA = archive();
  const folder = mkdtempSync(path.join(tmpdir(), 'sgpa-operacion-'));
  writeFileSync(path.join(folder, 'salida'), '');
  const machine = await startMachine(folder);
  try {
    const seconds = await runSteps(steps, machine.pid, folder, { ...OURS, ENTREGA });
    console.log('\n| step | seconds | since the beginning |\n|---|---|---|');
    let all = 0;
    for (const [heading, spent] of seconds) {
      all += spent;
      console.log(`| ${heading} | ${spent.toFixed(1)} | ${all.toFixed(1)} |`);
    }
  } finally {
    await machine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
