import { useState } from 'react';
import { usePerfil } from '../../lib/use-perfil.ts';
import { type Modo, modoDe } from './campos-titular.ts';

/** As the account was when the page was opened: a session that ends keeps the page. */
export function useModo(): Modo {
  const { data } = usePerfil();
  const [modo] = useState(() => modoDe(data));
  return modo;
}
