import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { type BeneficiarioEnCurso, guardarBeneficiario } from './beneficiario-en-curso.ts';
import { useYaRegistrado } from './use-ya-registrado.ts';

interface Props {
  enCurso: BeneficiarioEnCurso;
}

/** Who already is this holder's beneficiary is updated, not registered again; nothing beside any other reason. */
export function BotonActualizar({ enCurso }: Props) {
  const { data: id } = useYaRegistrado(enCurso);
  return id ? <Enlace enCurso={enCurso} /> : null;
}

/** There work goes on. */
function Enlace({ enCurso }: Props) {
  return (
    <Button
      ref={useFirstFocus<HTMLAnchorElement>()}
      component={Link}
      to="/actualizarDatosAfiliacion"
      color="inherit"
      size="small"
      // The page that updates asks whom step 1 validated.
      onClick={() => guardarBeneficiario(enCurso)}
    >
      Actualizar sus datos
    </Button>
  );
}

/** Where nothing else says so. */
export function AvisoYaRegistrado({ enCurso }: Props) {
  const { data: id } = useYaRegistrado(enCurso);
  if (!id) return null;
  return (
    <Alert severity="info" sx={{ my: 2 }} action={<Enlace enCurso={enCurso} />}>
      La persona ya está registrada como beneficiaria de este titular.
    </Alert>
  );
}
