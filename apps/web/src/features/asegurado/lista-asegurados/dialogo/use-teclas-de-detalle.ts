import { type RefObject, useEffect, useRef } from 'react';

/** An arrow, or a letter as the actions name them. */
export type Tecla = string;

/** Where a letter is typed or an arrow moves something, it is no shortcut. */
const SUYA = 'input, textarea, select, [role=tab], [role=combobox], [contenteditable], [tabindex="0"]:not(button)';

/** Keys pressed anywhere in the dialog that holds `dentro`, the topmost one. */
export function useTeclasDeDetalle(dentro: RefObject<HTMLElement | null>, alPulsar: (tecla: Tecla) => void): void {
  const ultimo = useRef(alPulsar);
  useEffect(() => {
    ultimo.current = alPulsar;
  });
  useEffect(() => {
    function oir(evento: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = evento;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || repeat || !(target instanceof Element))
        return;
      const dialogo = dentro.current?.closest('.MuiDialog-root');
      if (!dialogo?.contains(target) || target.matches(SUYA)) return;
      ultimo.current(key.length === 1 ? key.toUpperCase() : key);
    }
    document.addEventListener('keydown', oir);
    return () => document.removeEventListener('keydown', oir);
  }, [dentro]);
}
