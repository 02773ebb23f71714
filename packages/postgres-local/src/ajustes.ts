import { statfsSync } from 'node:fs';

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

/** Settings of the embedded server, given on its command line so that they follow the program and not the data. */
export function ajustes(port: number, test: boolean): string[] {
  const valores: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    shared_preload_libraries: 'pg_stat_statements',
    timezone: 'UTC',
    log_timezone: 'UTC',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    fsync: test ? 'off' : 'on',
    synchronous_commit: test ? 'off' : 'on',
    full_page_writes: test ? 'off' : 'on',
    // The log must hold no personal data: neither the statement that failed nor the values of its row.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (memoriaCompartidaPequena()) valores.dynamic_shared_memory_type = 'mmap';
  return Object.entries(valores).flatMap(([nombre, valor]) => ['-c', `${nombre}=${valor}`]);
}
