import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Busqueda, contarFiltros, seEntiende } from './busqueda.ts';
import type { FormularioDeFiltros } from './filtros/use-filtros.ts';

/** Stands in the place of the rows when the search was not understood. */
export function SinEntender({ busqueda, alQuitar }: { busqueda: Busqueda; alQuitar: () => void }) {
  const partes = Object.values(busqueda.ilegible ?? {}).map((texto) => `«${texto}»`);
  const queDice = partes.length === 0 ? '' : ` (${partes.join(', ')})`;
  return (
    <Paper variant="outlined">
      <EmptyState
        text={
          seEntiende(busqueda)
            ? 'Corrija el filtro señalado y busque de nuevo.'
            : `No se entiende la dirección de esta página${queDice}: revise los filtros y busque de nuevo.`
        }
        action={
          <Button variant="outlined" onClick={alQuitar}>
            Quitar los filtros
          </Button>
        }
      />
    </Paper>
  );
}

interface Props {
  busqueda: Busqueda;
  /** The person in session registers holders, and is looking at holders. */
  registrar: boolean;
  filtros: FormularioDeFiltros;
  /** The panel of a new holder takes the number that was searched for. */
  alNuevo: () => void;
  alBuscar: (cambios: Partial<Busqueda>) => void;
  /** The focus is due until the next step has it, or whoever searched went on to something else. */
  porEnfocar: boolean;
  alEnfocar: () => void;
}

export function SiVacia({ busqueda, registrar, filtros, alNuevo, alBuscar, porEnfocar, alEnfocar }: Props) {
  const registro = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!porEnfocar) return;
    registro.current?.focus();
    alEnfocar();
  }, [porEnfocar, alEnfocar]);
  const { numeroDocumento, tipoAfiliado, misRegistros } = busqueda;
  const otro = tipoAfiliado === 'TITULAR' ? 'BENEFICIARIO' : 'TITULAR';
  const soloNumero = numeroDocumento !== '' && contarFiltros(busqueda) === 1 && !misRegistros;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      {contarFiltros(busqueda) > 0 && !soloNumero ? (
        <Button variant="outlined" onClick={filtros.limpiar}>
          Quitar los filtros
        </Button>
      ) : null}
      {numeroDocumento !== '' ? (
        <Button variant="outlined" onClick={() => alBuscar({ tipoAfiliado: otro })}>
          Buscar {numeroDocumento} entre los {otro === 'TITULAR' ? 'titulares' : 'beneficiarios'}
        </Button>
      ) : null}
      {numeroDocumento !== '' && misRegistros ? (
        <Button variant="outlined" onClick={() => alBuscar({ misRegistros: false })}>
          Buscar {numeroDocumento} en TODOS
        </Button>
      ) : null}
      {registrar && soloNumero && revisarNumeroDocumento(numeroDocumento) === null ? (
        <Button ref={registro} variant="contained" onClick={alNuevo}>
          Registrar a {numeroDocumento} como titular
        </Button>
      ) : null}
    </Stack>
  );
}
