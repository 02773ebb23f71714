import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Deps } from '../../deps.ts';
import { probarEsquema } from './salud.queries.ts';

/** Whoever asks has an answer by then, whatever the database does. */
export const RESPUESTA_MS = 2_500;

const NO_LISTO = () => new Rechazo('SERVICIO_NO_DISPONIBLE');

/** Fails if the database is late, read-only, or goes by another clock. One probe serves all who ask meanwhile. */
export function crearSondeo({ db, reloj }: Pick<Deps, 'db' | 'reloj'>, plazoMs = RESPUESTA_MS): () => Promise<void> {
  let enCurso: Promise<boolean> | null = null;
  const preguntar = async (): Promise<boolean> => {
    if (!(await probarEsquema(db))) throw NO_LISTO();
    return reloj.comparar(db);
  };
  return async () => {
    enCurso ??= preguntar().finally(() => {
      enCurso = null;
    });
    const tarde = Promise.withResolvers<never>();
    const limite = setTimeout(() => tarde.reject(NO_LISTO()), plazoMs);
    let enHora: boolean;
    try {
      enHora = await Promise.race([enCurso, tarde.promise]);
    } catch {
      // Whatever the error is, no request should be sent to this server.
      throw NO_LISTO();
    } finally {
      clearTimeout(limite);
    }
    if (!enHora) throw new Rechazo('RELOJ_DESFASADO');
  };
}
