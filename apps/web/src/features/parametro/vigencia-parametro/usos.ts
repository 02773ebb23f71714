import type { UsosDeParametro } from '@sgpa/contract/v1/parametros';
import { cifra } from '../../../lib/cifras.ts';

const SINGULAR: Readonly<Record<string, string>> = {
  afiliaciones: 'afiliación',
  personas: 'persona',
  usuarios: 'usuario',
  establecimientos: 'establecimiento',
};

/** Reads like '1.204 afiliaciones, 3 usuarios', or says that it is being counted or could not be. */
export function textoDeUsos({ data, error }: { data: UsosDeParametro | undefined; error: Error | null }): string {
  if (data === undefined) return error ? 'No se pudo contar.' : 'Contando…';
  const partes = data.usos
    .filter(({ total }) => total > 0)
    .map(
      ({ que, total, masDe }) =>
        `${masDe ? 'más de ' : ''}${cifra(total)} ${total === 1 ? (SINGULAR[que] ?? que) : que}`,
    );
  return partes.length > 0 ? partes.join(', ') : 'ningún registro';
}
