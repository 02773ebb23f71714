import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import {
  type AccionDeParametro,
  admiteNuevos,
  type Lista,
  razonDeNoTocar,
  TEXTO_DE_REGLA,
} from '@sgpa/domain/parametro/listas';
import type { PanelParametro } from './direccion.ts';

interface Props {
  lista: Lista;
  elegido: Parametro | undefined;
  alAbrir: (panel: PanelParametro) => void;
}

/** On a telephone it stays in view: the chosen card may be far below. */
const BARRA = {
  minHeight: 48,
  p: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  position: { xs: 'sticky', sm: 'static' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderRadius: '8px 8px 0 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Why the chosen one, or the list, is as it is. */
function avisoDe(lista: Lista, elegido: Parametro | undefined): string | null {
  if (elegido === undefined)
    return admiteNuevos(lista)
      ? 'Elija un valor para cambiarlo.'
      : `${TEXTO_DE_REGLA}: la lista no admite valores nuevos.`;
  const razones = (['actualizacion-parametro', 'vigencia-parametro'] as const).map((accion) =>
    razonDeNoTocar(lista, elegido.codigo, accion),
  );
  return razones.filter((razon) => razon !== null).join(' ') || null;
}

/** What may be done: the answer says of each value what rules and the specification leave open. */
export function BarraDeParametros({ lista, elegido, alAbrir }: Props) {
  const accion = (caso: AccionDeParametro, nombre: string, panel: PanelParametro) => (
    <Button
      size="small"
      variant="outlined"
      disabled={!elegido?.acciones_permitidas.includes(caso)}
      onClick={() => alAbrir(panel)}
    >
      {nombre}
    </Button>
  );
  return (
    <Stack direction="row" spacing={1} sx={BARRA} useFlexGap role="group" aria-label="Acciones del valor elegido">
      {admiteNuevos(lista) ? (
        <Button size="small" variant="contained" onClick={() => alAbrir('nuevo')}>
          Nuevo
        </Button>
      ) : null}
      {accion('actualizacion-parametro', 'Editar', 'editar')}
      {accion('vigencia-parametro', 'Vigencia', 'vigencia')}
      <span>{avisoDe(lista, elegido)}</span>
    </Stack>
  );
}
