import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';
import { useYaRegistrado } from './use-ya-registrado.ts';

/** Who already is this holder's beneficiary is updated, not registered again. */
export function AvisoYaRegistrado({ enCurso }: { enCurso: BeneficiarioEnCurso }) {
  const { data: id } = useYaRegistrado(enCurso);
  if (!id) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to="/actualizarDatosAfiliacion" color="inherit" size="small">
          Actualizar sus datos
        </Button>
      }
    >
      La persona ya está registrada como beneficiaria de este titular.
    </Alert>
  );
}
