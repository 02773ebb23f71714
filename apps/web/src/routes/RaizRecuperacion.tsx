import type { ReactNode } from 'react';
import { PaginaNuevaPassword } from '../features/recuperacion/nueva-password/PaginaNuevaPassword.tsx';
import { PaginaSolicitud } from '../features/recuperacion/solicitud-recuperacion/PaginaSolicitud.tsx';
import { TemaProvider } from '../ui/TemaProvider.tsx';

interface Props {
  /** Of a link that was opened; null asks for one. */
  token: string | null;
  pie: ReactNode;
}

/** Pages of their own, without the application: whoever opens them has no session here. */
export const RaizRecuperacion = ({ token, pie }: Props) => (
  <TemaProvider>
    {token === null ? <PaginaSolicitud pie={pie} /> : <PaginaNuevaPassword token={token} pie={pie} />}
  </TemaProvider>
);
