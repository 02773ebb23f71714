import Button from '@mui/material/Button';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { lazy, Suspense, useState } from 'react';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import './constancia.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { PRINT_OUTLINED } from '../../../../ui/icon-paths.ts';

const Constancia = lazy(withTimeLimit(() => import('./Constancia.tsx')));

/** Tells over the list whose registration led back to it, and offers the sheet to hand out. */
export function AvisoRegistrado({ fila }: { fila: FilaAsegurado }) {
  const [imprimiendo, setImprimiendo] = useState(false);
  return (
    <div className="registrado" data-sin-imprimir>
      <span>
        {'Registrado: '}
        <strong>{`${apellidosYNombre(fila)}, ${documentoConTipo(fila)}`}</strong>
      </span>
      <Button
        size="small"
        startIcon={<Icon d={PRINT_OUTLINED} />}
        aria-disabled={imprimiendo}
        onClick={() => setImprimiendo(true)}
      >
        Imprimir constancia
      </Button>
      {imprimiendo ? (
        <Suspense>
          <Constancia fila={fila} alTerminar={() => setImprimiendo(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
