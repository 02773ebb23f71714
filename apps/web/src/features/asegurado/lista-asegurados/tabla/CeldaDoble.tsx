import type { ReactNode } from 'react';
import './celdas.css';

interface Props {
  principal: ReactNode;
  /** Smaller, under the first line. */
  detalle?: ReactNode;
  /** The whole text, where the column may be too narrow for it. */
  entero?: string;
}

export function CeldaDoble({ principal, detalle, entero }: Props) {
  return (
    <span className="celda" title={entero}>
      {principal}
      {detalle ? <span className="celda-detalle">{detalle}</span> : null}
    </span>
  );
}
