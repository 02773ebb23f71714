/** Checks the query of an employer by its numbers (document 1 §5 'Query tabs'). */
import { leerNumeroEmpleador, TIPO_CODIGO } from '../shared/codigo-entidad.ts';
import { demasiadoLargo } from '../shared/largo.ts';
import { fueraDeLimite, invalido, type ProblemaDeCampo } from '../shared/problemas.ts';

export const FALTA_NIT = 'Debe introducir el Número de Identificación Tributaria';

const MINIMO = 5;
export const NIT_MAX = 20;
export const MATRICULA_MAX = 30;

type Texto = string | null | undefined;

export const limpiarNit = (texto: Texto): string => leerNumeroEmpleador(texto, TIPO_CODIGO.NIT);
export const limpiarMatricula = (texto: Texto): string => leerNumeroEmpleador(texto, TIPO_CODIGO.RCM);

function revisar(limpio: string, forma: RegExp, maximo: number, queAdmite: string): ProblemaDeCampo | null {
  if (limpio === '') return null;
  if (/^-\d/.test(limpio)) return invalido('No pueden ser menores a 0');
  if (limpio.length < MINIMO) return fueraDeLimite('Mínimo 5 characters');
  if (limpio.length > maximo) return demasiadoLargo(maximo);
  return forma.test(limpio) ? null : invalido(queAdmite);
}

export const revisarNit = (texto: Texto) => revisar(limpiarNit(texto), /^\d+$/, NIT_MAX, 'El NIT solo admite dígitos.');

export const revisarMatricula = (texto: Texto) =>
  revisar(
    limpiarMatricula(texto),
    /^[0-9A-Z][0-9A-Z-]*$/,
    MATRICULA_MAX,
    'La matrícula de comercio solo admite letras y números.',
  );

/** Some employers declare by their commerce registration only: either number is enough to ask with. */
export const faltaNit = ({ nit, matricula }: { nit: Texto; matricula: Texto }): boolean =>
  limpiarNit(nit) === '' && limpiarMatricula(matricula) === '';
