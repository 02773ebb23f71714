import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ConfirmDialog, type ConfirmFact } from './ConfirmDialog.tsx';

export interface Pregunta {
  title: string;
  text?: string;
  facts?: readonly ConfirmFact[];
  acceptLabel?: string;
  grave?: boolean;
}

type Confirmar = (pregunta: Pregunta) => Promise<boolean>;

const Contexto = createContext<Confirmar | null>(null);

interface Pendiente extends Pregunta {
  responder: (si: boolean) => void;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [abierta, setAbierta] = useState(false);
  // The question stays while the dialog fades, so that its text does not vanish first.
  const [pendiente, setPendiente] = useState<Pendiente | null>(null);

  const confirmar = useCallback<Confirmar>(
    (pregunta) =>
      new Promise((responder) => {
        setPendiente({ ...pregunta, responder });
        setAbierta(true);
      }),
    [],
  );

  function cerrar(si: boolean) {
    setAbierta(false);
    pendiente?.responder(si);
  }

  return (
    <Contexto value={confirmar}>
      {children}
      {pendiente ? (
        <ConfirmDialog {...pendiente} open={abierta} onAccept={() => cerrar(true)} onCancel={() => cerrar(false)} />
      ) : null}
    </Contexto>
  );
}

/** `if (await confirmar({ title, text })) …` */
export function useConfirm(): Confirmar {
  const confirmar = useContext(Contexto);
  if (confirmar === null) throw new Error('useConfirm needs a ConfirmProvider above');
  return confirmar;
}
