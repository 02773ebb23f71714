/** Searches of the lists that lead to the people of a declared day; each is called what it shows. */
import type { ComparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { ESTADOS } from '@sgpa/domain/cobertura/estados';
import { diaDeclarado } from '@sgpa/domain/declaracion/remision-declaracion';
import { type FechaCivil, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';

interface EnLaLista {
  texto: string;
  busqueda: Readonly<Record<string, string | undefined>>;
}

const CUBIERTOS = [...new Set(ESTADOS.filter(({ grupo }) => grupo === 'AFILIADO').map(({ nombre }) => nombre))].join(
  ',',
);

const TIPOS = [
  ['Titulares', {}],
  ['Beneficiarios', { tipoAfiliado: 'BENEFICIARIO' }],
] as const;

/** The list knows no past day: who is covered today, and who came after the day. `eligeEnte`: who sees every managing entity names one. */
export function enLaLista(declaracion: DetalleDeclaracion, hoy: FechaCivil, eligeEnte: boolean): EnLaLista[] {
  const dia = diaDeclarado(declaracion);
  if (dia === null) return [];
  const ente = eligeEnte ? { idEnteGestor: String(declaracion.idEnteGestor) } : {};
  return TIPOS.flatMap(([quienes, tipo]) => [
    {
      texto: `${quienes} con cobertura hoy, afiliados hasta el ${mostrarFecha(dia)}`,
      busqueda: { ...tipo, ...ente, estado: CUBIERTOS, fechaFin: dia },
    },
    ...(dia < hoy
      ? [
          {
            texto: `${quienes} registrados después del ${mostrarFecha(dia)}`,
            busqueda: { ...tipo, ...ente, fechaInicio: sumarDias(dia, 1), tipoFecha: 'REGISTRO' },
          },
        ]
      : []),
  ]);
}

/** Departments of which the observed ones differ, by sigla. */
export const conOtrosObservados = ({ departamentos }: ComparacionDeclaracion): string[] =>
  departamentos
    .filter((d) => d.departamento !== '' && (d.titularesObservados.diferencia || d.beneficiarioObservado.diferencia))
    .map((d) => d.departamento);
