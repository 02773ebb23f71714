import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function NoEncontrada() {
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <EmptyState
        text="La dirección no corresponde a ninguna página. Elija una opción del menú o vuelva al inicio."
        action={
          <Button component={Link} to="/dashBoardVue" variant="outlined">
            Ir al inicio
          </Button>
        }
      />
    </>
  );
}
