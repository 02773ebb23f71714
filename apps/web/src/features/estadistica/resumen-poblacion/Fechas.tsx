import { DateField } from '../../../ui/DateField.tsx';
import type { Escritas } from './fechas.ts';

interface Props {
  escritas: Escritas;
  problemas: Partial<Escritas>;
  alCambiar: (cambio: Partial<Escritas>) => void;
}

/** DD/MM/YYYY. */
export function Fechas({ escritas, problemas, alCambiar }: Props) {
  return (
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
}
