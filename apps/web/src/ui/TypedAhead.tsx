import { useLayoutEffect } from 'react';

interface Props {
  /** Given what was there, tells what is there now. */
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
}

/** Keys that type nothing: those that go with another one, and the browser's own (F5). */
const NOT_TYPED = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|F\d+)$/;

/** While something that is typed into is fetched, nothing that is typed or pasted is lost, and no letter is taken for an action of the row behind. */
export function TypedAhead({ onType, onClose }: Props) {
  // It ends with the very commit that brings it: a key taken after that would reach nobody.
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
      // On one line, with a blank between what stood on two, as a browser pastes it in a field.
      const pasted =
        event.clipboardData
          ?.getData('text')
          .trimEnd()
          .replace(/[\r\n]+/g, ' ') ?? '';
      onType((typed) => typed + pasted);
    }
    // Before anybody else hears of the key.
    window.addEventListener('keydown', press, true);
    window.addEventListener('paste', paste, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('paste', paste, true);
    };
  }, [onType, onClose]);
  return null;
}
