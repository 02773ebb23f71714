import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MIB = 1024 * 1024;

/** Parallel queries put their tables in /dev/shm, which containers often give 64 MB only. */
function memoriaCompartidaPequena(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { blocks, bsize } = statfsSync('/dev/shm');
    return blocks * bsize < 512 * MIB;
  } catch {
    return true;
  }
}

/**
 * Takes an eighth of the memory there is (of the container, where one is limited), since the server, a browser and more
 * live beside it.
 */
export function memoriaDePaginas(total: number, limite: number): string {
  const octavo = Math.min(total, limite > 0 ? limite : total) / 8 / MIB;
  return `${Math.round(Math.min(Math.max(octavo, 128), 2048))}MB`;
}

/** The settings of the embedded server go on its command line, so that they follow the program and not the data. */
export function ajustes(port: number, test: boolean): string[] {
  const valores: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: test ? '128MB' : memoriaDePaginas(totalmem(), process.constrainedMemory()),
    // Whoever needs a page reads it. Processes that read for others cost more than they save where cores are few and what
    // is read mostly lies in the system's cache: ten thousand scattered rows took 458 ms with them, 204 without.
    io_method: 'sync',
    // Tests make hundreds of databases, each with statements of its own to count.
    shared_preload_libraries: test ? '' : 'pg_stat_statements',
    timezone: 'UTC',
    log_timezone: 'UTC',
    random_page_cost: '1.1',
    // Tests keep it in memory.
    max_wal_size: test ? '512MB' : '2GB',
    fsync: test ? 'off' : 'on',
    synchronous_commit: test ? 'off' : 'on',
    full_page_writes: test ? 'off' : 'on',
    // The log must hold no personal data. What a statement met is the server's to tell, by its code: PostgreSQL would quote
    // the value ('value "1000100" is out of range'), so errors of statements stay out; its own life (LOG, FATAL) stays in.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
  };
  if (memoriaCompartidaPequena()) valores.dynamic_shared_memory_type = 'mmap';
  return Object.entries(valores).flatMap(([nombre, valor]) => ['-c', `${nombre}=${valor}`]);
}
