import type { ReactNode } from 'react';
import './celdas.css';

interface Props {
  principal: ReactNode;
  /** Smaller, under the first line. */
  detalle?: ReactNode;
}

export function CeldaDoble({ principal, detalle }: Props) {
  return (
    <span className="celda">
      {principal}
      {detalle ? <span className="celda-detalle">{detalle}</span> : null}
    </span>
  );
}
