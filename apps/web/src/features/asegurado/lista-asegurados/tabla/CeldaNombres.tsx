import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { HintIcon } from '../../../../ui/HintIcon.tsx';
import { apellidosYNombre } from '../../../persona/identidad.ts';
import './celdas.css';

export function CeldaNombres({ fila }: { fila: FilaAsegurado }) {
  return (
    <span className="celda celda-nombres" title={apellidosYNombre(fila)}>
      {apellidosYNombre(fila)}{' '}
      {fila.fallecido ? (
        <HintIcon hint="Persona fallecida">
          <PersonOff fontSize="small" color="error" />
        </HintIcon>
      ) : null}
      {fila.saneado ? (
        <HintIcon hint="Registro saneado">
          <Verified fontSize="small" color="info" />
        </HintIcon>
      ) : null}
    </span>
  );
}
