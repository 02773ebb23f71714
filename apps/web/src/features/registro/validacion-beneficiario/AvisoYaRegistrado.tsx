import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { type BeneficiarioEnCurso, guardarBeneficiario } from './beneficiario-en-curso.ts';
import { useYaRegistrado } from './use-ya-registrado.ts';

interface Props {
  enCurso: BeneficiarioEnCurso;
}

/** Offers to update a person who already is this holder's beneficiary; any other refusal shows nothing. */
export function BotonActualizar({ enCurso }: Props) {
  const { data: id } = useYaRegistrado(enCurso);
  return id ? <Enlace enCurso={enCurso} /> : null;
}

const Enlace = ({ enCurso }: Props) => (
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

/** Says it where nothing else does. */
export function AvisoYaRegistrado({ enCurso }: Props) {
  const { data: id } = useYaRegistrado(enCurso);
  if (!id) return null;
  return (
    <Alert severity="info" sx={{ my: 2 }} action={<Enlace enCurso={enCurso} />}>
      La persona ya está registrada como beneficiaria de este titular.
    </Alert>
  );
}
