import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { TIPO_DOCUMENTO, unirDocumento } from '@sgpa/domain/shared/documento';
import { useNavigate } from '@tanstack/react-router';
import { borrarBorrador, guardarBorrador } from '../../lib/borrador.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FORMAT_LIST_BULLETED_OUTLINED, PERSON_ADD_ALT_OUTLINED } from '../../ui/icon-paths.ts';
import { ASISTENTES } from '../asistente/asistente.ts';
import type { PersonaBuscada } from '../persona/persona-buscada.ts';
import { documentoDe } from './persona.form.ts';

type Registro = 'titular' | 'fallecido';

/** Takes what was typed to step 1 of the wizard, with the names that the identity service told. */
function llevarAlRegistro<R extends Registro>(
  registro: R,
  campos: PersonaBuscada,
  persona?: DatosPersona | null,
): (typeof ASISTENTES)[R]['rutas']['paso1'] {
  const { borradores, rutas } = ASISTENTES[registro];
  const { numero, complemento } = documentoDe(campos);
  guardarBorrador(borradores.paso1, {
    tipo_documento: TIPO_DOCUMENTO,
    numero_documento: numero,
    complemento_documento: complemento,
    fecha_nacimiento: campos.nacimiento,
    nombres: persona?.nombres ?? '',
    primer_apellido: persona?.primerApellido ?? '',
    segundo_apellido: persona?.segundoApellido ?? '',
  });
  // The differences marked on its fields were about somebody else.
  borrarBorrador(borradores.contraste);
  return rutas.paso1;
}

interface Props {
  campos: PersonaBuscada;
  persona?: DatosPersona | null;
  /** The person is on this side of the user's list; null where it has none of them. */
  lista: 'TITULAR' | 'BENEFICIARIO' | null;
  /** Who is covered already has none; whoever the identity service reports as dead is registered as such. */
  registro: 'titular' | 'fallecido' | null;
}

const REGISTRAR = {
  titular: { permiso: 'registro-titular', nombre: 'Registrar como titular' },
  fallecido: { permiso: 'registro-fallecido', nombre: 'Registrar como fallecido' },
} as const;

/** Offers where a clerk may go on from an answer, by what the role may do. */
export function SiguientePaso({ campos, persona, lista, registro }: Props) {
  const navigate = useNavigate();
  const puede = usePerfil().data?.acciones_permitidas ?? [];
  const { numero, complemento } = documentoDe(campos);
  const numeroDocumento = unirDocumento(numero, complemento);
  const tipoAfiliado = lista === 'BENEFICIARIO' ? { tipoAfiliado: lista } : {};
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {lista !== null && puede.includes('lista-asegurados') ? (
        <Button
          variant="outlined"
          startIcon={<Icon d={FORMAT_LIST_BULLETED_OUTLINED} />}
          onClick={() => void navigate({ to: '/asegurado', search: { numeroDocumento, ...tipoAfiliado } })}
        >
          Ver en la lista de asegurados
        </Button>
      ) : null}
      {registro !== null && puede.includes(REGISTRAR[registro].permiso) ? (
        <Button
          variant="outlined"
          startIcon={<Icon d={PERSON_ADD_ALT_OUTLINED} />}
          onClick={() => void navigate({ to: llevarAlRegistro(registro, campos, persona) })}
        >
          {REGISTRAR[registro].nombre}
        </Button>
      ) : null}
    </Stack>
  );
}
