import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { CeldaDoble } from './CeldaDoble.tsx';
import { Partible } from './Partible.tsx';

/** The holder of a beneficiary: document, with the holder's state as its tooltip, and the relationship. */
export function CeldaTitular({ fila }: { fila: FilaAsegurado }) {
  const { tipo_documento_titular: tipo, numero_documento_titular: numero } = fila;
  if (numero === null) return fila.doc_titular ?? '—';
  return (
    <CeldaDoble
      principal={
        <Tooltip title={`Estado del titular: ${fila.estado_titular ?? 'sin datos'}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must also open from the keyboard */}
          <span tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
            {tipo} {unirDocumento(numero, fila.complemento_documento_titular)}
          </span>
        </Tooltip>
      }
      detalle={<Partible texto={fila.parentesco_titular ?? ''} />}
    />
  );
}
