import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { type AccionDeUsuario, admiteAccion, textoDeEstado } from '@sgpa/domain/usuario/estado-usuario';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { useActivacion } from '../activacion-usuario/use-activacion.ts';
import { useBaja } from '../baja-usuario/use-baja.ts';
import { useRecuperacion } from '../recuperacion-credenciales/use-recuperacion.ts';
import { useRestablecimiento } from '../restablecimiento-segundo-factor/use-restablecimiento.ts';
import type { PanelUsuario } from './busqueda.ts';

interface Props {
  elegido: UsuarioEnLista | undefined;
  vacia: boolean;
  puedeRegistrar: boolean;
  /** The authority resets a second factor, and says which roles must have one. */
  puedeExigir: boolean;
  alExigir: () => void;
  alAbrir: (panel: PanelUsuario) => void;
}

const SIN_ELEGIR = 'Elija un usuario.';

/** Says why it is not possible: the account's state, or that it is the person's own. */
function razonDe(elegido: UsuarioEnLista | undefined, accion: AccionDeUsuario): string | null {
  if (elegido === undefined) return SIN_ELEGIR;
  if (elegido.acciones_permitidas.includes(accion)) return null;
  return admiteAccion(elegido.estado, accion) ? 'Solicítelo a otro administrador.' : textoDeEstado(elegido.estado);
}

/** Offers what the answer says that each account's state and the person's role admit. */
export function BarraDeUsuarios({ elegido, vacia, puedeRegistrar, puedeExigir, alAbrir, alExigir }: Props) {
  const activacion = useActivacion();
  const baja = useBaja();
  const recuperacion = useRecuperacion();
  const restablecimiento = useRestablecimiento();
  const ocupado = [activacion, baja, recuperacion, restablecimiento].some(({ enviando }) => enviando);
  const accion = (caso: AccionDeUsuario, nombre: string, hacer: (u: UsuarioEnLista) => void, color?: 'error') => (
    <ReasonedButton
      size="small"
      variant="outlined"
      color={color}
      reason={razonDe(elegido, caso)}
      busy={ocupado}
      onClick={() => elegido && hacer(elegido)}
    >
      {nombre}
    </ReasonedButton>
  );
  return (
    <ListToolbar label="Acciones del usuario elegido">
      {puedeRegistrar ? (
        <Button size="small" variant="outlined" onClick={() => alAbrir('nuevo')}>
          Nuevo
        </Button>
      ) : null}
      {accion('detalle-usuario', 'Detalles', () => alAbrir('detalles'))}
      {accion('actualizacion-usuario', 'Editar', () => alAbrir('editar'))}
      {accion('activacion-usuario', 'Activar', (u) => void activacion.escribir(u))}
      {accion('recuperacion-credenciales', 'Recuperar credenciales', (u) => void recuperacion.escribir(u))}
      {puedeExigir
        ? accion('restablecimiento-segundo-factor', 'Quitar segundo factor', (u) => void restablecimiento.escribir(u))
        : null}
      {accion('baja-usuario', 'Baja', (u) => void baja.escribir(u), 'error')}
      {puedeExigir ? (
        <Button size="small" onClick={alExigir}>
          Segundo factor por rol
        </Button>
      ) : null}
      {/* The hint keeps its place: were the rows to move at the first press, a double one would miss. */}
      <Box component="span" data-sin-imprimir sx={{ visibility: elegido || vacia ? 'hidden' : 'visible' }}>
        {SIN_ELEGIR}
      </Box>
    </ListToolbar>
  );
}
