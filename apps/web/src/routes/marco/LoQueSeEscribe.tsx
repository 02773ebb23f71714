import { useLayoutEffect } from 'react';

interface Props {
  /** Given what was there, tells what is there now. */
  alEscribir: (cambiar: (escrito: string) => string) => void;
  alCerrar: () => void;
}

const MODIFICADORES = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'];

/** While the palette is fetched nothing that is typed or pasted is lost, and no letter is taken for an action of the row behind. */
export function LoQueSeEscribe({ alEscribir, alCerrar }: Props) {
  // It ends with the very commit that brings the palette: a key taken after that would reach nobody.
  useLayoutEffect(() => {
    function alPulsar(evento: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = evento;
      if (((ctrlKey || metaKey) && key.toLowerCase() !== 'k') || MODIFICADORES.includes(key)) return;
      evento.preventDefault();
      evento.stopImmediatePropagation();
      if (key === 'Escape') return alCerrar();
      if (key === 'Backspace') return alEscribir((escrito) => [...escrito].slice(0, -1).join(''));
      // A key that writes is called by what it writes.
      if ([...key].length === 1 && !ctrlKey && !metaKey && !altKey) alEscribir((escrito) => escrito + key);
    }
    function alPegar(evento: ClipboardEvent) {
      evento.preventDefault();
      evento.stopImmediatePropagation();
      // On one line, as a field has it.
      const pegado = evento.clipboardData?.getData('text').replace(/[\r\n]/g, '') ?? '';
      alEscribir((escrito) => escrito + pegado);
    }
    // Before anybody else hears of the key.
    window.addEventListener('keydown', alPulsar, true);
    window.addEventListener('paste', alPegar, true);
    return () => {
      window.removeEventListener('keydown', alPulsar, true);
      window.removeEventListener('paste', alPegar, true);
    };
  }, [alEscribir, alCerrar]);
  return null;
}
