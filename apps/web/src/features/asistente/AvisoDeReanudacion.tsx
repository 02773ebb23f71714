import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { leerBorrador } from '../../lib/borrador.ts';
import { personaConDocumento } from '../persona/identidad.ts';
import { ASISTENTES, type Variante } from './asistente.ts';
import { leerPersona } from './persona-en-curso.ts';

/** On a telephone the buttons stand below the text: beside it, both would be broken into pieces. */
const AVISO = {
  mb: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': { flexBasis: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end', whiteSpace: 'nowrap' },
} as const;

/**
 * Tells over step 1 whose registration was left unsaved, and offers both ways on. It keeps what it found when step 1
 * opened: who is validated there now is no registration left behind.
 */
export function AvisoDeReanudacion({ variante, alEmpezar }: { variante: Variante; alEmpezar: () => void }) {
  const { borradores, rutas } = ASISTENTES[variante];
  const [enCurso, setEnCurso] = useState(() => leerPersona(borradores));
  if (enCurso === null) return null;
  const empezarOtro = () => {
    setEnCurso(null);
    alEmpezar();
  };
  const paso = leerBorrador(borradores.paso3) === undefined ? rutas.paso2 : rutas.paso3;
  return (
    <Alert
      severity="info"
      sx={AVISO}
      action={
        <>
          <Button component={Link} to={paso} color="inherit" size="small">
            Continuar
          </Button>
          <Button onClick={empezarOtro} color="inherit" size="small">
            Empezar otro
          </Button>
        </>
      }
    >
      {`Hay un registro sin terminar: ${personaConDocumento(enCurso.persona)}.`}
    </Alert>
  );
}
