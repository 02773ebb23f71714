import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { inicioDe } from '../../lib/inicio.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** In the words of the server's own refusal. */
const SIN_PERMISO = 'Su rol no permite realizar esta operación.';

export function SinPermiso() {
  return (
    <>
      <PageHeader title="Sin permiso" />
      <EmptyState
        text={SIN_PERMISO}
        action={
          <Button component={Link} to={inicioDe(leerSesion()?.codigoRol ?? '')} variant="outlined">
            Ir al inicio
          </Button>
        }
      />
    </>
  );
}
