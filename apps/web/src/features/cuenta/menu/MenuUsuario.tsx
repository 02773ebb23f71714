import IconButton from '@mui/material/IconButton';
import { lazy, useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ACCOUNT_CIRCLE } from '../../../ui/icon-paths.ts';
import { LateMenu } from '../../../ui/LateMenu.tsx';
import { useLateMenu } from '../../../ui/use-late-menu.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { useMenuSecundario } from './menu.api.ts';

const traerOpciones = withTimeLimit(() => import('./OpcionesUsuario.tsx'));
const OpcionesUsuario = lazy(traerOpciones);

export function MenuUsuario(props: { alVerOperaciones: () => void; alCerrarSesion: () => void }) {
  const id = useId();
  const { state, button } = useLateMenu(traerOpciones);
  const { open } = state;
  useMenuSecundario();

  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Menú Usuario"
        title="Menú Usuario"
        aria-haspopup="menu"
        aria-controls={open ? id : undefined}
        {...button}
      >
        <Icon d={ACCOUNT_CIRCLE} />
      </IconButton>
      <LateMenu state={state}>
        {(ancla) => <OpcionesUsuario {...props} id={id} ancla={ancla} abierto={open} alCerrar={state.onClose} />}
      </LateMenu>
    </>
  );
}
