import { type KeyboardEvent, useState } from 'react';

/** Each size is a multiple of the width of its place: 1 fits it. */
const TAMANOS = [1, 1.5, 2, 3, 4] as const;

const AJUSTAR = 0;

/** Sets how large the document is drawn, by buttons and by the keys that every viewer has. */
export function useTamano() {
  const [lugar, setLugar] = useState(AJUSTAR);
  const poner = (nuevo: number) => setLugar(Math.min(Math.max(nuevo, AJUSTAR), TAMANOS.length - 1));
  const acercar = () => poner(lugar + 1);
  const alejar = () => poner(lugar - 1);
  const ajustar = () => poner(AJUSTAR);
  const TECLAS: Readonly<Record<string, () => void>> = { '+': acercar, '=': acercar, '-': alejar, '0': ajustar };
  return {
    tamano: TAMANOS[lugar] ?? 1,
    acercar: lugar < TAMANOS.length - 1 ? acercar : undefined,
    alejar: lugar > AJUSTAR ? alejar : undefined,
    ajustar: lugar > AJUSTAR ? ajustar : undefined,
    alPulsar: (evento: KeyboardEvent) => {
      if (!evento.ctrlKey && !evento.metaKey && !evento.altKey) TECLAS[evento.key]?.();
    },
  };
}
