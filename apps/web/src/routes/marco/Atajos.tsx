import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { TypedAhead } from '../../ui/TypedAhead.tsx';
import { CloseOnBack } from '../../ui/use-close-on-back.ts';
import { withTimeLimit } from '../../ui/with-time-limit.ts';

type Cual = 'paleta' | 'atajos';

const Paleta = lazy(withTimeLimit(() => import('./PaletaConMenu.tsx')));
const ListaDeAtajos = lazy(withTimeLimit(() => import('../../features/paleta/Atajos.tsx')));

/** A key that types something where it is pressed is no shortcut there. */
const seEscribe = (donde: EventTarget | null): boolean =>
  donde instanceof HTMLElement &&
  donde.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=combobox], [contenteditable]');

/** Nothing that is asked for begins with a slash; a password may. */
const estaVacio = (donde: EventTarget | null): boolean =>
  donde instanceof HTMLInputElement && donde.type !== 'password' && donde.value === '';

/** A question, a save or a session that is over must be answered or waited for first, and stays on top. */
const PRIMERO = '[role=alertdialog], [aria-busy=true] > * > [role=dialog], [data-primero]';

const hayDialogo = (cual: string): boolean => document.querySelector(cual) !== null;

function pedido(evento: KeyboardEvent): Cual | null {
  const { key, ctrlKey, metaKey, altKey } = evento;
  if (hayDialogo(PRIMERO)) return null;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' ? 'paleta' : null;
  if (ctrlKey || metaKey || altKey || hayDialogo('[role=dialog]')) return null;
  if (seEscribe(evento.target) && !(key === '/' && estaVacio(evento.target))) return null;
  return key === '/' ? 'paleta' : key === '?' ? 'atajos' : null;
}

interface Props {
  /** The number grows each time the bar's button is pressed. */
  abrir: number;
}

/** Hears the application's shortcuts; the first key fetches what they open, and what is typed meanwhile is kept. */
export function Atajos({ abrir }: Props) {
  const [abierto, setAbierto] = useState<Cual | null>(null);
  const [escrito, setEscrito] = useState('');
  const [vez, setVez] = useState(abrir);
  if (vez !== abrir) {
    setVez(abrir);
    setAbierto('paleta');
  }
  useEffect(() => {
    function alPulsar(evento: KeyboardEvent) {
      const cual = evento.defaultPrevented ? null : pedido(evento);
      if (cual === null) return;
      evento.preventDefault();
      setAbierto(cual);
    }
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, []);

  const cerrar = useCallback(() => {
    setAbierto(null);
    setEscrito('');
  }, []);

  if (abierto === null) return null;
  return (
    <>
      <CloseOnBack onBack={cerrar} />
      {abierto === 'atajos' ? (
        <Suspense>
          <ListaDeAtajos alCerrar={cerrar} />
        </Suspense>
      ) : (
        <Suspense fallback={<TypedAhead onType={setEscrito} onClose={cerrar} />}>
          <Paleta escrito={escrito} alCerrar={cerrar} />
        </Suspense>
      )}
    </>
  );
}
