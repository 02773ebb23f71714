import type { Sesion } from '../../../lib/sesion.ts';
import { TemaProvider } from '../../../ui/TemaProvider.tsx';
import { PaginaIngreso } from './PaginaIngreso.tsx';

interface Props {
  alEntrar: (sesion: Sesion) => void;
  alEscribir: () => void;
}

/** The sign-in page as a page of its own, before the application is there. */
export function RaizIngreso(props: Props) {
  return (
    <TemaProvider>
      <PaginaIngreso {...props} />
    </TemaProvider>
  );
}
