import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { HintIcon } from '../../../../ui/HintIcon.tsx';
import { apellidosYNombre } from '../../../persona/identidad.ts';
import './celdas.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { PERSON_OFF_OUTLINED, VERIFIED_OUTLINED } from '../../../../ui/icon-paths.ts';

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
