import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { CeldaDoble } from './CeldaDoble.tsx';

/** The holder of a beneficiary: document, with the holder's state as its tooltip, and the relationship. */
export function CeldaTitular({ fila }: { fila: FilaAsegurado }) {
  const { tipo_documento_titular: tipo, numero_documento_titular: numero } = fila;
  if (numero === null) return fila.doc_titular ?? '—';
  return (
    <CeldaDoble
      principal={
        <Tooltip title={`Estado del titular: ${fila.estado_titular ?? 'sin datos'}`}>
          {/* A button, so that the tooltip also opens from the keyboard. */}
          <button type="button" className="celda-boton">
            {tipo} {unirDocumento(numero, fila.complemento_documento_titular)}
          </button>
        </Tooltip>
      }
      detalle={fila.parentesco_titular}
    />
  );
}
