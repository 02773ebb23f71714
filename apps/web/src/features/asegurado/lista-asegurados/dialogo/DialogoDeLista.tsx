import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TypedAhead } from '../../../../ui/TypedAhead.tsx';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import type { Alcance } from '../alcance.ts';
import { type Busqueda, NUEVO_TITULAR, seEntiende } from '../busqueda.ts';
import type { useListaAsegurados } from '../lista.api.ts';
import type { PropsBarra } from './BarraDetalle.tsx';

/**
 * A dialog gives the focus back to the button that opened it. Where the action took that button away (an ampliación is
 * offered once), it goes to the chosen row, or to the page that no longer shows it.
 */
function useFocoAlCerrar(abierto: boolean): void {
  const antes = useRef(abierto);
  useEffect(() => {
    const cerrado = antes.current && !abierto;
    antes.current = abierto;
    if (!cerrado || document.activeElement !== document.body) return;
    const donde = ['main input[type="radio"]:checked', 'main'].map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    donde.find((elemento) => elemento !== null)?.focus();
  }, [abierto]);
}

const DialogoAccion = lazy(withTimeLimit(() => import('./DialogoAccion.tsx')));
const DialogoNuevo = lazy(withTimeLimit(() => import('./DialogoNuevo.tsx')));

interface Props {
  busqueda: Busqueda;
  lista: ReturnType<typeof useListaAsegurados>;
  /** Nobody was found by this number: a new holder's registration begins with it. */
  numero: string;
  alcance: Alcance;
  alRegistrar: (documento: string) => void;
  alAbrir: PropsBarra['alAbrir'];
  alPasar: PropsBarra['alPasar'];
  alPasarDePagina: PropsBarra['alPasarDePagina'];
  alElegirBeneficiario: (id: number) => void;
  alCerrar: () => void;
}

export function DialogoDeLista({ busqueda, lista, numero, alcance, alRegistrar, alCerrar, ...resto }: Props) {
  const { accion, detalle, beneficiario } = busqueda;
  useFocoAlCerrar(accion !== null);
  const [escrito, setEscrito] = useState('');
  if (accion === null) {
    if (escrito !== '') setEscrito('');
    return null;
  }
  if (accion === NUEVO_TITULAR) {
    if (!alcance.puedeRegistrar) return null;
    return (
      <Suspense fallback={<TypedAhead onType={setEscrito} onClose={alCerrar} />}>
        <DialogoNuevo
          escrito={escrito}
          alEscribir={setEscrito}
          numero={numero}
          alRegistrar={alRegistrar}
          alCerrar={alCerrar}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <DialogoAccion
        key={accion}
        accion={accion}
        detalle={detalle}
        filas={lista.data?.filas}
        buscandoFila={seEntiende(busqueda) && lista.data === undefined && lista.error === null}
        autoridad={alcance.eligeEnte}
        beneficiario={beneficiario}
        alCerrar={alCerrar}
        {...resto}
      />
    </Suspense>
  );
}
