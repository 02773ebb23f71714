import Button from '@mui/material/Button';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import type { BotonDeFila } from '../acciones.ts';

interface Props {
  botones: readonly BotonDeFila[];
  fila: FilaAsegurado | undefined;
  alAbrir: (accion: AccionDeFila, fila: FilaAsegurado) => void;
}

/** Shows what may be done with the chosen row: each button keeps its place, and says why it is not possible. */
export function BotonesDeFila({ botones, fila, alAbrir }: Props) {
  // A baja takes an ampliación away, and the button looks otherwise then (document 2 §4).
  const ampliada = fila?.estado.codigo === ESTADO.AMPLIACION;
  return botones.map(({ accion, nombre, icono, aspecto, ayuda, tecla, impedimento }) => {
    const grave = aspecto === 'grave';
    return (
      <Tooltip key={accion} title={impedimento ?? `${ayuda ?? nombre} (tecla ${tecla})`}>
        <Button
          size="small"
          variant={aspecto === 'principal' || (grave && ampliada) ? 'contained' : 'outlined'}
          color={grave ? (ampliada ? 'warning' : 'error') : 'primary'}
          startIcon={<Icon d={icono} />}
          aria-disabled={impedimento !== null}
          aria-keyshortcuts={tecla}
          onClick={() => {
            if (fila && impedimento === null) alAbrir(accion, fila);
          }}
        >
          {nombre}
        </Button>
      </Tooltip>
    );
  });
}
