import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { promisify } from 'node:util';
import { puertoLibre } from './puerto-libre.ts';

const RAIZ = path.resolve(import.meta.dirname, '../..');
const EJEMPLO = path.join(RAIZ, 'deploy/nginx/sgpa.conf');
const APARTE = path.join(RAIZ, 'node_modules/.cache/sgpa-nginx');
const ejecutar = promisify(execFile);
const LIMITE_MS = 60_000;

const firme = (programa: string): boolean => path.isAbsolute(programa) && existsSync(programa);

/** Takes it out of Debian's package, beside the dependencies: nothing is installed, and no service starts. */
async function deDebian(): Promise<string | undefined> {
  const programa = path.join(APARTE, 'usr/sbin/nginx');
  if (firme(programa)) return programa;
  if (!existsSync('/etc/debian_version')) return undefined;
  rmSync(APARTE, { recursive: true, force: true });
  mkdirSync(APARTE, { recursive: true });
  const opciones = { cwd: APARTE, timeout: LIMITE_MS };
  const bajar = () => ejecutar('apt-get', ['download', 'nginx'], opciones);
  try {
    await bajar().catch(async () => {
      await ejecutar('apt-get', ['update'], opciones);
      await bajar();
    });
    await ejecutar('sh', ['-c', 'dpkg-deb -x nginx_*.deb .'], opciones);
    await ejecutar(programa, ['-v'], opciones);
    return programa;
  } catch {
    rmSync(APARTE, { recursive: true, force: true });
    return undefined;
  }
}

/** Finds nginx as it is installed, else Debian's; undefined where neither is to be had. */
export async function buscarNginx(): Promise<string | undefined> {
  const lugares = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return lugares.map((lugar) => path.join(lugar, 'nginx')).find(firme) ?? (await deDebian());
}

export interface ProxyTls {
  url: string;
  urlSinCifrar: string;
  registro(): string;
  cerrar(): Promise<void>;
}

/** Replaces exactly what is there: the example that is handed over is the one that runs. */
function cambiar(texto: string, cambios: readonly (readonly [string, string])[]): string {
  return cambios.reduce((hasta, [antes, despues]) => {
    if (!hasta.includes(antes)) throw new Error(`deploy/nginx/sgpa.conf has no «${antes}»`);
    return hasta.replaceAll(antes, despues);
  }, texto);
}

const NGINX = `daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 512; }
http {
  client_body_temp_path cuerpo; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  include sgpa.conf;
}
`;

/** Runs deploy/nginx/sgpa.conf in front of three servers of this machine, in a folder with sgpa.crt and sgpa.key. */
export async function iniciarProxy(nginx: string, carpeta: string, puertos: readonly number[]): Promise<ProxyTls> {
  const [cifrado, claro] = [await puertoLibre(), await puertoLibre()];
  const servidores = puertos.map((puerto, i) => [`127.0.0.1:${8081 + i}`, `127.0.0.1:${puerto}`] as const);
  const conf = cambiar(readFileSync(EJEMPLO, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${claro};`],
    ['listen 443 ssl', `listen 127.0.0.1:${cifrado} ssl`],
    ['/etc/nginx/tls/', `${carpeta}/`],
    ['/var/log/nginx/', `${carpeta}/`],
    ...servidores,
  ]);
  writeFileSync(path.join(carpeta, 'nginx.conf'), NGINX);
  writeFileSync(path.join(carpeta, 'sgpa.conf'), conf);
  const proceso = spawn(nginx, ['-p', carpeta, '-c', 'nginx.conf', '-e', 'arranque.log'], { stdio: 'ignore' });
  const registro = () =>
    ['arranque.log', 'sgpa.log', 'sgpa-error.log']
      .map((nombre) => path.join(carpeta, nombre))
      .map((archivo) => (existsSync(archivo) ? readFileSync(archivo, 'utf8') : ''))
      .join('');
  const urlSinCifrar = `http://localhost:${claro}`;
  const limite = performance.now() + LIMITE_MS;
  const responde = () => fetch(urlSinCifrar, { redirect: 'manual' }).then(Boolean, () => false);
  while (!(await responde())) {
    if (proceso.exitCode !== null || performance.now() > limite) throw new Error(`nginx did not start: ${registro()}`);
    await pausa(20);
  }
  return {
    url: `https://localhost:${cifrado}`,
    urlSinCifrar,
    registro,
    async cerrar() {
      const fin = once(proceso, 'exit');
      proceso.kill('SIGTERM');
      await fin;
    },
  };
}
