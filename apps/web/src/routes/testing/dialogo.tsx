import { type ReactNode, useState } from 'react';

type Dibujar = (alCerrar: () => void, ancla: HTMLElement) => ReactNode;

/** A button, and what it opens. */
export function ConBoton({ dibujar }: { dibujar: Dibujar }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAncla(currentTarget)}>
        Abrir
      </button>
      {ancla ? dibujar(() => setAncla(null), ancla) : null}
    </>
  );
}

export interface Dialogo {
  archivo: string;
  /** The title, and nothing else. */
  nombre: string | RegExp;
  rol?: 'alertdialog';
  elemento: ReactNode;
  /** What opens it, where it brings its own. */
  boton?: string;
  /** The keys that do; Enter unless said. */
  teclas?: string;
  /** Escape does not close what must be answered: this button does; null where only the work itself does. */
  cierra?: string | null;
  /** It has no address of its own, and is no frame that its owner closes. */
  cierraConAtras?: true;
}
