/** Tells something that the person can act on: printed without a stack, and the program ends with `exitCode`. */
export class Problem extends Error {
  constructor(message, hint = '', exitCode = 1) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

const KNOWN = [
  [/ENOSPC|EDQUOT|No space left on device/i, 'El disco está lleno.', 'Libere espacio y vuelva a ejecutar la orden.'],
  [
    /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network (?:request|connectivity)|ENOTCACHED/i,
    'No hay conexión con el registro de paquetes de npm.',
    'La primera vez hace falta red (o un registro npm propio: npm config set registry …). Revise la conexión o el proxy y vuelva a ejecutar la orden.',
  ],
  [
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
    'Falta permiso para escribir en el directorio del programa.',
    'Ejecute la orden con el usuario dueño de este directorio.',
  ],
];

/** Gives the end of what a tool said, without the stack that only its authors can read. */
const essence = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(-20)
    .join('\n');

/** Turns the output of a tool that failed into a message for the person. */
export function explain(doing, output) {
  const known = KNOWN.find(([pattern]) => pattern.test(output));
  if (known !== undefined) return new Problem(`${doing}: ${known[1]}`, known[2]);
  return new Problem(`${doing}: no se pudo.`, essence(output));
}

/** Prints the failure for the person, and returns the exit code. */
export function report(error) {
  if (error instanceof Problem) {
    console.error(`\n✗ ${error.message}`);
    if (error.hint !== '') console.error(`  ${error.hint.split('\n').join('\n  ')}`);
    return error.exitCode;
  }
  // ProblemaPostgres of the api has the same idea with its own names.
  if (error instanceof Error && typeof error.consejo === 'string') {
    return report(new Problem(error.message, error.consejo));
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return report(explain('Error inesperado', text));
}
