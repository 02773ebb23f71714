import type { ReactNode } from 'react';
import { PaginaNuevaPassword } from '../features/recuperacion/nueva-password/PaginaNuevaPassword.tsx';
import { PaginaSolicitud } from '../features/recuperacion/solicitud-recuperacion/PaginaSolicitud.tsx';
import { TemaProvider } from '../ui/TemaProvider.tsx';

interface Props {
  /** The token belongs to a link that was opened; null asks for one. */
  token: string | null;
  pie: ReactNode;
}

/** These pages stand without the application: whoever opens them has no session here. */
export const RaizRecuperacion = ({ token, pie }: Props) => (
  <TemaProvider>
    {token === null ? <PaginaSolicitud pie={pie} /> : <PaginaNuevaPassword token={token} pie={pie} />}
  </TemaProvider>
);
