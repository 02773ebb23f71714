import AccountCircle from '@mui/icons-material/AccountCircle';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { useMenuSecundario } from './menu.api.ts';

const traerOpciones = withTimeLimit(() => import('./OpcionesUsuario.tsx'));
const OpcionesUsuario = lazy(traerOpciones);
/** On its way before it is pressed. If it fails, pressing tries again. */
const adelantar = () => void traerOpciones().catch(() => undefined);

interface Props {
  alVerOperaciones: () => void;
  alCerrarSesion: () => void;
}

export function MenuUsuario({ alVerOperaciones, alCerrarSesion }: Props) {
  const id = useId();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [abierto, setAbierto] = useState(false);
  useMenuSecundario();

  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Menú Usuario"
        title="Menú Usuario"
        aria-haspopup="menu"
        aria-controls={abierto ? id : undefined}
        aria-expanded={abierto}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={(evento) => {
          setAncla(evento.currentTarget);
          setAbierto(true);
        }}
      >
        <AccountCircle />
      </IconButton>
      {ancla ? (
        <Suspense>
          <OpcionesUsuario
            id={id}
            ancla={ancla}
            abierto={abierto}
            alCerrar={() => setAbierto(false)}
            alVerOperaciones={alVerOperaciones}
            alCerrarSesion={alCerrarSesion}
          />
        </Suspense>
      ) : null}
    </>
  );
}
