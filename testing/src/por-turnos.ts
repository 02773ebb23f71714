import type { CuerpoError, Respuesta } from './api.ts';

/** Puts a value in the place of a field of that name. */
export interface Puesto {
  nombre: string;
  valor: unknown;
}

// A photograph's text has megabytes, so only its beginning is read.
export const resumen = (valor: unknown): string =>
  (JSON.stringify(typeof valor === 'string' ? valor.slice(0, 60) : valor) ?? 'ausente').slice(0, 60);
export const dicho = (puestos: readonly Puesto[]): string =>
  puestos.map(({ nombre, valor }) => `${nombre} = ${resumen(valor)}`).join(', ');

type Negada = Respuesta<CuerpoError>;

/** Gives the fields that a refusal points at. */
export const senalados = ({ body }: Pick<Negada, 'body'>): string[] => [
  ...new Set(body.detalle?.map(({ campo }) => campo)),
];

/**
 * Asks for every value of every field, in as few requests as tell of each: the first ones of all together, then the
 * second ones. Where the refusal names a field it has been told; whatever it says nothing of is asked for alone, with
 * all else sound.
 */
export async function porTurnos<P extends Puesto>(
  deCada: readonly (readonly P[])[],
  pedir: (puestos: readonly P[]) => Promise<Negada>,
  ver: (respuesta: Negada, puestos: readonly P[]) => void,
): Promise<void> {
  const turnos = Math.max(0, ...deCada.map(({ length }) => length));
  const preguntar = async (turno: number) => {
    let quedan = deCada.flatMap((valores) => valores.slice(turno, turno + 1));
    if (quedan.length > 1) {
      const respuesta = await pedir(quedan);
      ver(respuesta, quedan);
      const dichos = respuesta.status === 400 ? senalados(respuesta) : [];
      quedan = quedan.filter(({ nombre }) => !dichos.includes(nombre));
    }
    for (const uno of quedan) ver(await pedir([uno]), [uno]);
  };
  await Promise.all(Array.from({ length: turnos }, (_, turno) => preguntar(turno)));
}
