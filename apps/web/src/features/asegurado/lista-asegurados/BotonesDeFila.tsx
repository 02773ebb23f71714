import Button from '@mui/material/Button';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import type { Boton } from '../acciones.ts';

interface Props {
  botones: readonly Boton[];
  /** The chosen row; without one the buttons wait. */
  fila: FilaAsegurado | undefined;
  alAbrir: (accion: AccionDeFila, fila: FilaAsegurado) => void;
}

/** What may be done with the chosen row. */
export function BotonesDeFila({ botones, fila, alAbrir }: Props) {
  // Who already has an ampliación loses it by a baja: the button looks otherwise (document 2 §4).
  const ampliada = fila?.estado.codigo === ESTADO.AMPLIACION;
  return botones.map(({ accion, nombre, Icono, aspecto, ayuda }) => {
    const grave = aspecto === 'grave';
    const boton = (
      <Button
        key={accion}
        variant={aspecto === 'principal' || (grave && ampliada) ? 'contained' : 'outlined'}
        color={grave ? (ampliada ? 'warning' : 'error') : 'primary'}
        startIcon={<Icono />}
        disabled={fila === undefined}
        onClick={() => fila && alAbrir(accion, fila)}
      >
        {nombre}
      </Button>
    );
    return ayuda === undefined ? (
      boton
    ) : (
      <Tooltip key={accion} title={ayuda}>
        {boton}
      </Tooltip>
    );
  });
}
