import { type ReactNode, useState } from 'react';

type Dibujar = (alCerrar: () => void, ancla: HTMLElement) => ReactNode;

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
  /** The dialog's whole name is its title. */
  nombre: string | RegExp;
  rol?: 'alertdialog';
  elemento: ReactNode;
  boton?: string;
  /** These keys open it; Enter does unless given. */
  teclas?: string;
  /** Escape does not close what must be answered: this button does; null where only the work itself does. */
  cierra?: string | null;
  /** The dialog has no address of its own, and is no frame that its owner closes. */
  cierraConAtras?: true;
}
