/** What was declared and what the register counted become rows and sentences. */
import type { ComparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { type Comparadas, compararDeclaracion, difiere } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { CONTEOS, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { vigentes } from '@sgpa/domain/declaracion/remision-declaracion';
import { cifra, conSigno } from '../../../lib/cifras.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { lugarDe, nombrarLugar } from '../cifra-elegida.ts';

export interface FilaComparada {
  lugar: string;
  /** The department is written as the comparison names it; null stands for the total. */
  departamento: string | null;
  cifras: Comparadas;
}

type NombreDe = (sigla: string) => string;

/** Gives what was declared alone while the register is asked. */
export function filasDe(
  declaracion: DetalleDeclaracion,
  comparacion: ComparacionDeclaracion | undefined,
  nombreDe: NombreDe,
): FilaComparada[] {
  const paneles = vigentes(declaracion.poblacionDepartamento);
  const { general, departamentos } = comparacion ?? compararDeclaracion(declaracion, paneles, null);
  return [
    { lugar: nombrarLugar(null, nombreDe), departamento: null, cifras: general },
    ...departamentos.flatMap(({ departamento, ...cifras }) => {
      const lugar = nombrarLugar(lugarDe(departamento), nombreDe);
      // The register knows no regionals: each is told below its department, which is compared.
      const regionales = paneles.filter((panel) => panel.departamento === departamento && panel.regional !== '');
      const suyas = regionales.map((panel) => ({
        lugar: `${lugar}, ${panel.regional}`,
        departamento,
        cifras: compararDeclaracion(panel, [], null).general,
      }));
      return [{ lugar, departamento, cifras }, ...suyas];
    }),
  ];
}

/** Names where the two disagree, and in which figures. */
export const diferenciasDe = (filas: readonly FilaComparada[]): string[] =>
  filas
    .filter(({ cifras }) => difiere(cifras))
    .map(({ lugar, cifras }) => {
      const cuales = CONTEOS.filter((conteo) => cifras[conteo].diferencia).map(
        (conteo) => `${NOMBRE_DE_CONTEO[conteo].toLowerCase()} ${conSigno(cifras[conteo].diferencia ?? 0)}`,
      );
      return `${lugar}: ${cuales.join(', ')}.`;
    });

/** Says what the register's figures are, or why there are none. */
export function decirConteo({ estado, contadoEn, provisional, registroDesde }: ComparacionDeclaracion): string {
  if (estado === 'PENDIENTE') return 'El registro está contando ese día; sus cifras aparecerán aquí en un momento.';
  if (estado === 'SIN_REGISTRO')
    return registroDesde === null
      ? 'El registro no tiene asegurados de este ente gestor; no hay con qué comparar.'
      : `El registro de este ente gestor empieza el ${mostrarFechaDelServidor(registroDesde)}; de antes no puede decir cuántos había.`;
  const cuando = `${mostrarFechaDelServidor(contadoEn)} ${(contadoEn ?? '').slice(11, 16)}`;
  return provisional
    ? `Contado por el registro el ${cuando}, con el día sin terminar; se contará otra vez mañana.`
    : `Contado por el registro el ${cuando}; lo que cambie de ese día se recuenta cada noche.`;
}

/** Says which figures the register gave otherwise before it counted the day anew; null where none changed. */
export function decirRecuento({ recuento, contadoEn, provisional, general }: ComparacionDeclaracion): string | null {
  if (recuento === null || provisional) return null;
  const otras = CONTEOS.filter((conteo) => general[conteo].registro !== recuento.antes[conteo]);
  if (otras.length === 0) return null;
  const antes = otras.map((conteo) => `${NOMBRE_DE_CONTEO[conteo].toLowerCase()} ${cifra(recuento.antes[conteo])}`);
  return `Recontado el ${mostrarFechaDelServidor(contadoEn)} porque ${recuento.motivo}. Antes: ${antes.join(', ')}.`;
}
