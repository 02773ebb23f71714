import Button from '@mui/material/Button';
import { TEXTO_SIN_PERMISO } from '@sgpa/domain/errors/sin-permiso';
import { Link } from '@tanstack/react-router';
import { inicioDe } from '../../lib/inicio.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function SinPermiso() {
  return (
    <>
      <PageHeader title="Sin permiso" />
      <EmptyState
        text={TEXTO_SIN_PERMISO}
        action={
          <Button component={Link} to={inicioDe(leerSesion()?.codigoRol ?? '')} variant="outlined">
            Ir al inicio
          </Button>
        }
      />
    </>
  );
}
