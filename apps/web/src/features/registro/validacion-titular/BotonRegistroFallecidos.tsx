import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';

const { titular, fallecido } = ASISTENTES;

/** Takes what was typed in step 1 along; the marks of its fields were about the wizard that is left. */
function llevarLoEscrito(): void {
  guardarBorrador(fallecido.borradores.paso1, leerBorrador(titular.borradores.paso1));
  borrarBorrador(fallecido.borradores.contraste);
}

/** Leads from the holder's wizard to that of the deceased, for whom the server lets register them. */
export function BotonRegistroFallecidos() {
  const navigate = useNavigate();
  const { data: perfil } = usePerfil();
  if (!perfil?.acciones_permitidas.includes('registro-fallecido')) return null;
  const seguir = () => {
    llevarLoEscrito();
    void navigate({ to: fallecido.rutas.paso1 });
  };
  return (
    <Button variant="outlined" onClick={seguir} sx={{ mb: 2, alignSelf: 'flex-start' }}>
      Registro de fallecidos
    </Button>
  );
}
