import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { type BeneficiarioEnCurso, guardarBeneficiario } from './beneficiario-en-curso.ts';
import { useYaRegistrado } from './use-ya-registrado.ts';

/** Who already is this holder's beneficiary is updated, not registered again. */
export function AvisoYaRegistrado({ enCurso }: { enCurso: BeneficiarioEnCurso }) {
  const { data: id } = useYaRegistrado(enCurso);
  if (!id) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 2 }}
      action={
        <Button
          component={Link}
          to="/actualizarDatosAfiliacion"
          color="inherit"
          size="small"
          // The page that updates asks whom step 1 validated.
          onClick={() => guardarBeneficiario(enCurso)}
        >
          Actualizar sus datos
        </Button>
      }
    >
      La persona ya está registrada como beneficiaria de este titular.
    </Alert>
  );
}
