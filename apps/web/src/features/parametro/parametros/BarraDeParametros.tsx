import Button from '@mui/material/Button';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import {
  type AccionDeParametro,
  admiteNuevos,
  type Lista,
  razonDeNoTocar,
  TEXTO_DE_REGLA,
} from '@sgpa/domain/parametro/listas';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { type PanelParametro, seImporta } from './busqueda.ts';

interface Props {
  lista: Lista;
  elegido: Parametro | undefined;
  alAbrir: (panel: PanelParametro) => void;
}

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
    <ListToolbar label="Acciones del valor elegido">
      {admiteNuevos(lista) ? (
        <Button size="small" variant="outlined" onClick={() => alAbrir('nuevo')}>
          Nuevo
        </Button>
      ) : null}
      {seImporta(lista) ? (
        <Button size="small" variant="outlined" onClick={() => alAbrir('importar')}>
          Importar
        </Button>
      ) : null}
      {accion('actualizacion-parametro', 'Editar', 'editar')}
      {accion('vigencia-parametro', 'Vigencia', 'vigencia')}
      <span>{avisoDe(lista, elegido)}</span>
    </ListToolbar>
  );
}
