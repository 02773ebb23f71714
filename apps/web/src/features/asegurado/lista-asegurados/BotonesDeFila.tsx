import Edit from '@mui/icons-material/EditOutlined';
import Family from '@mui/icons-material/GroupsOutlined';
import MoreTime from '@mui/icons-material/MoreTimeOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import type { AccionDeLista } from './acciones-lista.ts';
import type { AccionDelDialogo } from './busqueda.ts';

const ICONOS = {
  detalles: <Visibility />,
  baja: <PersonRemove />,
  ampliacion: <MoreTime />,
  beneficiarios: <Family />,
  actualizar: <Edit />,
};

interface Props {
  acciones: readonly AccionDeLista[];
  /** The chosen row; without one the buttons wait. */
  fila: FilaAsegurado | undefined;
  alAbrir: (accion: AccionDelDialogo, fila: FilaAsegurado) => void;
}

/** What may be done with the chosen row. */
export function BotonesDeFila({ acciones, fila, alAbrir }: Props) {
  // Who already has an ampliación loses it by a baja: the button looks otherwise (document 2 §4).
  const ampliada = fila?.estado.codigo === ESTADO.AMPLIACION;
  return acciones.map(({ accion, nombre }) => {
    const aspecto = {
      variant: accion === 'detalles' || (accion === 'baja' && ampliada) ? 'contained' : 'outlined',
      color: accion === 'baja' ? (ampliada ? 'warning' : 'error') : 'primary',
      startIcon: ICONOS[accion],
      disabled: fila === undefined,
    } as const;
    const boton = (
      <Button key={accion} {...aspecto} onClick={() => fila && alAbrir(accion, fila)}>
        {nombre}
      </Button>
    );
    return accion === 'detalles' ? (
      <Tooltip key={accion} title="Mas Detalles">
        {boton}
      </Tooltip>
    ) : (
      boton
    );
  });
}
