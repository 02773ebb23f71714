/** Tells what went wrong with the embedded PostgreSQL, in words for the person who runs it. */
export type CodigoProblema = 'version' | 'disco' | 'permiso' | 'en_uso' | 'puerto' | 'plataforma' | 'arranque';

export class ProblemaPostgres extends Error {
  readonly codigo: CodigoProblema;
  /** The advice says what the person can do about it. */
  readonly consejo: string;

  constructor(codigo: CodigoProblema, mensaje: string, consejo: string) {
    super(mensaje);
    this.name = 'ProblemaPostgres';
    this.codigo = codigo;
    this.consejo = consejo;
  }
}

/** Reads PostgreSQL's own words (always English here: LC_MESSAGES is C) and says them to the person. */
export function diagnosticar(salida: string, dataDir: string): ProblemaPostgres {
  if (/No space left on device|ENOSPC|Disk quota exceeded/i.test(salida)) {
    return new ProblemaPostgres(
      'disco',
      'El disco está lleno: PostgreSQL no puede escribir.',
      `Libere espacio en el disco de ${dataDir} y vuelva a ejecutar la orden. Los datos guardados no se pierden.`,
    );
  }
  if (/could not bind .*Address already in use/i.test(salida)) {
    return new ProblemaPostgres(
      'puerto',
      'Otro programa tomó el puerto de PostgreSQL.',
      'Vuelva a ejecutar la orden: PostgreSQL buscará otro.',
    );
  }
  if (/incompatible with server|initialized by PostgreSQL version/i.test(salida)) {
    return new ProblemaPostgres(
      'version',
      `Los datos de ${dataDir} son de otra versión de PostgreSQL.`,
      'Use la versión anterior del programa para exportarlos, o indique otro directorio con SGPA_DATA_DIR.',
    );
  }
  if (/could not look up effective user ID/i.test(salida)) {
    return new ProblemaPostgres(
      'permiso',
      'El usuario que ejecuta la orden no tiene nombre en esta máquina, y PostgreSQL lo necesita para crear sus datos.',
      'Añada el usuario a /etc/passwd, ejecute la orden con otro, o indique un servidor en DATABASE_URL.',
    );
  }
  if (/Permission denied|Operation not permitted|wrong ownership|EACCES|EPERM|Read-only file system/i.test(salida)) {
    return new ProblemaPostgres(
      'permiso',
      `Falta permiso para usar ${dataDir}.`,
      'Ejecute la orden con el usuario dueño de ese directorio, o indique otro con SGPA_DATA_DIR.',
    );
  }
  return new ProblemaPostgres(
    'arranque',
    'PostgreSQL no pudo arrancar.',
    salida.trim() === '' ? `No dejó ningún mensaje; vea el registro en ${dataDir}.` : salida.trim().slice(-1500),
  );
}
