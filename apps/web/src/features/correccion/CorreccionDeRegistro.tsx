import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';
import { TraerDelSegip } from '../persona/TraerDelSegip.tsx';
import { CargaDeRegistro } from './CargaDeRegistro.tsx';
import type { PropsDeActualizacion } from './MarcoDeActualizacion.tsx';
import { useRegistroCompleto } from './use-registro-completo.ts';

/** Where a record is corrected: on a page, or over the list. */
export interface PropsDeCorreccion {
  /** `idAfiliadoEnteGestor`. */
  id: string;
  alGuardar: () => void;
  /** On a page of its own. */
  alVolver?: () => void;
}

interface Props<R extends { persona: Documentada }> extends PropsDeCorreccion {
  caso: 'actualizacion-titular' | 'actualizacion-beneficiario';
  leer: (id: string, senal: AbortSignal) => Promise<R>;
  Formulario: ComponentType<PropsDeActualizacion<R>>;
}

/** A record, fetched to correct it, and the form over it. */
export function CorreccionDeRegistro<R extends { persona: Documentada }>({
  id,
  alGuardar,
  alVolver,
  caso,
  leer,
  Formulario,
}: Props<R>) {
  const consulta = useRegistroCompleto(caso, id, leer);
  return (
    <CargaDeRegistro key={id} consulta={consulta} alVolver={alVolver}>
      {(registro) => (
        <>
          <Box sx={{ mb: 2 }}>
            <TraerDelSegip
              idAfiliado={Number(id)}
              quien={personaConDocumento(registro.persona)}
              alTraer={() => void consulta.refetch()}
            />
          </Box>
          <Formulario
            registro={registro}
            cargando={consulta.isFetching}
            alCargar={() => consulta.refetch()}
            alGuardar={alGuardar}
          />
        </>
      )}
    </CargaDeRegistro>
  );
}
