import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { type Escritas, type Leidas, leerRango } from './fechas.ts';

/** Dates as they are typed, beginning with those that are given; `buscar` gives what was read where all is well. */
export function useRango(alComenzar: () => Leidas) {
  const [inicial] = useState(alComenzar);
  const [escritas, setEscritas] = useState<Escritas>({
    fechaInicio: mostrarFecha(inicial.fechaInicio),
    fechaFin: mostrarFecha(inicial.fechaFin),
  });
  const [problemas, setProblemas] = useState<Partial<Escritas>>({});

  function cambiar(cambio: Partial<Escritas>) {
    setEscritas((antes) => ({ ...antes, ...cambio }));
    setProblemas({});
  }

  function buscar(hacer: (leidas: Leidas) => void) {
    const leidas = leerRango(escritas);
    if ('problemas' in leidas) setProblemas(leidas.problemas);
    else hacer(leidas);
  }

  return { inicial, campos: { escritas, problemas, alCambiar: cambiar }, buscar };
}
