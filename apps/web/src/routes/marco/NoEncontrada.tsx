import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { destinoDeIngreso } from '../../features/ingreso/destino.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function NoEncontrada() {
  const sesion = leerSesion();
  const inicio = sesion ? destinoDeIngreso('/', null, sesion) : '/login';
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <EmptyState
        text="La dirección no corresponde a ninguna página. Elija una opción del menú o vuelva al inicio."
        action={
          <Button component={Link} to={inicio} variant="outlined">
            Ir al inicio
          </Button>
        }
      />
    </>
  );
}
