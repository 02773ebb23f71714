import { useLayoutEffect } from 'react';

interface Props {
  /** Takes a function from what was there to what is there now. */
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
}

/** These keys type nothing: those that go with another one, and the browser's own (F5). */
const NOT_TYPED = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|F\d+)$/;

/** Keeps what is typed or pasted while its field is fetched; no letter becomes an action of the row behind. */
export function TypedAhead({ onType, onClose }: Props) {
  // The waiting ends with the very commit that brings the field: a key taken after that would reach nobody.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (((ctrlKey || metaKey) && key.toLowerCase() !== 'k') || NOT_TYPED.test(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') return onClose();
      if (key === 'Backspace') return onType((typed) => [...typed].slice(0, -1).join(''));
      // A key that writes is called by what it writes.
      if ([...key].length === 1 && !ctrlKey && !metaKey && !altKey) onType((typed) => typed + key);
    }
    function paste(event: ClipboardEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Lines are joined with a blank, as a browser pastes them in a field.
      const pasted =
        event.clipboardData
          ?.getData('text')
          .trimEnd()
          .replace(/[\r\n]+/g, ' ') ?? '';
      onType((typed) => typed + pasted);
    }
    // The listener hears the key before anybody else does.
    window.addEventListener('keydown', press, true);
    window.addEventListener('paste', paste, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('paste', paste, true);
    };
  }, [onType, onClose]);
  return null;
}
