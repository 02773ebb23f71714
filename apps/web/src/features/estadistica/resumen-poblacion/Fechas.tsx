import Button from '@mui/material/Button';
import { revisarOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { DateField } from '../../../ui/DateField.tsx';
import type { Buscado } from './buscado.ts';
import { useEntePropio } from './SelectorEnte.tsx';

type Escritas = Record<'fechaInicio' | 'fechaFin', string>;
type Leidas = Record<keyof Escritas, FechaCivil>;

function leerRango({ fechaInicio, fechaFin }: Escritas): Leidas | { problemas: Partial<Escritas> } {
  const [desde, hasta] = [leerFechaEscrita(fechaInicio), leerFechaEscrita(fechaFin)];
  if (desde !== null && hasta !== null) {
    const alReves = revisarOrden(desde, hasta);
    return alReves ? { problemas: { fechaFin: alReves.texto } } : { fechaInicio: desde, fechaFin: hasta };
  }
  const problema = (texto: string, fecha: FechaCivil | null) =>
    fecha === null ? (revisarFechaEscrita(texto)?.texto ?? 'Escriba la fecha.') : undefined;
  return { problemas: { fechaInicio: problema(fechaInicio, desde), fechaFin: problema(fechaFin, hasta) } };
}

/** Keeps the dates as they are typed, from the given ones on; `buscar` passes on what it read once all is well. */
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

interface Props {
  escritas: Escritas;
  problemas: Partial<Escritas>;
  alCambiar: (cambio: Partial<Escritas>) => void;
}

export const Fechas = ({ escritas, problemas, alCambiar }: Props) => (
  <>
    <DateField
      shrink
      label="Fecha Inicio"
      value={escritas.fechaInicio}
      error={problemas.fechaInicio}
      onChange={(fechaInicio) => alCambiar({ fechaInicio })}
    />
    <DateField
      shrink
      label="Fecha Fin"
      value={escritas.fechaFin}
      error={problemas.fechaFin}
      onChange={(fechaFin) => alCambiar({ fechaFin })}
    />
  </>
);

/** Asks by dates: a button sends the typed ones, for the managing entity chosen beside them. */
export function usePorFechas<P extends object>(buscado: Buscado, alComenzar: () => Leidas, usual: P) {
  const { inicial, campos, buscar } = useRango(alComenzar);
  const { ente, setEnte, filtro, deQuien, contar } = useEntePropio(buscado);
  const [pedido, setPedido] = useState({ ...inicial, ...usual });
  return {
    pedido: { ...pedido, ...filtro },
    deQuien,
    fechas: campos,
    ente: { valor: ente, alCambiar: setEnte },
    pedir: (nuevo: P) =>
      buscar((leidas) => {
        contar();
        setPedido({ ...leidas, ...nuevo });
      }),
  };
}

/** Searches by one of the dates; the one that was searched by stands out. */
export const BotonPor = ({ puesto, texto, alPedir }: { puesto: boolean; texto: string; alPedir: () => void }) => (
  <Button
    variant={puesto ? 'contained' : 'outlined'}
    aria-pressed={puesto}
    onClick={alPedir}
    sx={{ alignSelf: 'start' }}
  >
    {texto}
  </Button>
);
