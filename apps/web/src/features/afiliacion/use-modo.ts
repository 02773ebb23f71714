import { useState } from 'react';
import { usePerfil } from '../../lib/use-perfil.ts';
import { type Modo, modoDe } from './campos-titular.ts';

/** Keeps the mode with which the page was opened: the page outlives a session that ends. */
export function useModo(): Modo {
  const { data } = usePerfil();
  const [modo] = useState(() => modoDe(data));
  return modo;
}
