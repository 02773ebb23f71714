import type { UsosDeParametro } from '@sgpa/contract/v1/parametros';

const numero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });

const UNO: Readonly<Record<string, string>> = {
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
        `${masDe ? 'más de ' : ''}${numero.format(total)} ${total === 1 ? (UNO[que] ?? que) : que}`,
    );
  return partes.length > 0 ? partes.join(', ') : 'ningún registro';
}
