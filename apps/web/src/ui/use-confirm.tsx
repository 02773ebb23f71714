import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ConfirmDialog, type ConfirmFact } from './ConfirmDialog.tsx';

export interface Pregunta {
  title: string;
  text?: string;
  facts?: readonly ConfirmFact[];
  acceptLabel?: string;
  grave?: boolean;
}

type Confirmar = (pregunta: Pregunta) => Promise<boolean>;

/** Who asks: the reference tells one asker from another, its value whether it is still mounted. */
type Quien = RefObject<boolean>;

interface Preguntas {
  preguntar: (quien: Quien, pregunta: Pregunta) => Promise<boolean>;
  /** Answers what is open with a no: only the question of `quien`, where given. */
  retirar: (quien?: Quien) => void;
}

const Contexto = createContext<Preguntas | null>(null);

interface Pendiente extends Pregunta {
  quien: Quien;
  /** The number tells one question from the next: each has its own dialog, over whatever was opened before it. */
  vez: number;
  responder: (si: boolean) => void;
}

/** At most one question is open; one that is replaced, or whose form or address went away, is answered no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [abierta, setAbierta] = useState(false);
  // The question stays while the dialog fades, so that its text does not vanish first.
  const [mostrada, setMostrada] = useState<Pendiente | null>(null);
  const pendiente = useRef<Pendiente | null>(null);
  const veces = useRef(0);

  const contestar = useCallback((si: boolean) => {
    pendiente.current?.responder(si);
    pendiente.current = null;
    setAbierta(false);
  }, []);
  const preguntas = useMemo<Preguntas>(
    () => ({
      preguntar: (quien, pregunta) =>
        new Promise((responder) => {
          contestar(false);
          veces.current += 1;
          pendiente.current = { ...pregunta, quien, vez: veces.current, responder };
          setMostrada(pendiente.current);
          setAbierta(true);
        }),
      retirar(quien) {
        if (quien === undefined || pendiente.current?.quien === quien) contestar(false);
      },
    }),
    [contestar],
  );

  // A question is about what the page's address shows: Back and forward leave it, also where the page stays. The step
  // is heard before anybody else hears it, since a guard asks its own question then.
  useEffect(() => {
    const negar = () => contestar(false);
    window.addEventListener('popstate', negar, true);
    return () => window.removeEventListener('popstate', negar, true);
  }, [contestar]);

  return (
    <Contexto value={preguntas}>
      {children}
      {mostrada ? (
        <ConfirmDialog
          key={mostrada.vez}
          {...mostrada}
          open={abierta}
          onAccept={() => contestar(true)}
          onCancel={() => contestar(false)}
        />
      ) : null}
    </Contexto>
  );
}

function usePreguntas(): Preguntas {
  const preguntas = useContext(Contexto);
  if (preguntas === null) throw new Error('useConfirm needs a ConfirmProvider above');
  return preguntas;
}

/** Use it as `if (await confirmar({ title, text })) …`; it gives a no once the component that asks is gone. */
export function useConfirm(): Confirmar {
  const { preguntar, retirar } = usePreguntas();
  const presente = useRef(false);
  useEffect(() => {
    presente.current = true;
    return () => {
      presente.current = false;
      retirar(presente);
    };
  }, [retirar]);
  return useCallback(async (pregunta) => presente.current && preguntar(presente, pregunta), [preguntar]);
}

export const useWithdrawQuestion = (): (() => void) => usePreguntas().retirar;
