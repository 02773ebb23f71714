import './celdas.css';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { ReactNode } from 'react';
import { HintIcon } from '../../../../ui/HintIcon.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { PERSON_OFF_OUTLINED, VERIFIED_OUTLINED } from '../../../../ui/icon-paths.ts';
import { apellidosYNombre } from '../../../persona/identidad.ts';

interface Props {
  principal: ReactNode;
  detalle?: ReactNode;
  /** The whole text is the title, as the column may be too narrow for it. */
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

export function CeldaNombres({ fila }: { fila: FilaAsegurado }) {
  return (
    <span className="celda celda-nombres" title={apellidosYNombre(fila)}>
      {apellidosYNombre(fila)}{' '}
      {fila.fallecido ? (
        <HintIcon hint="Persona fallecida">
          <Icon d={PERSON_OFF_OUTLINED} fontSize="small" color="error" />
        </HintIcon>
      ) : null}
      {fila.saneado ? (
        <HintIcon hint="Registro saneado">
          <Icon d={VERIFIED_OUTLINED} fontSize="small" color="info" />
        </HintIcon>
      ) : null}
    </span>
  );
}
