import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TemaProvider } from '../../ui/TemaProvider.tsx';
import { Today } from '../../ui/today.ts';
import { ConfirmProvider } from '../../ui/use-confirm.tsx';
import { hoy } from '../reloj.ts';

/** Gives what every screen has above it: the theme, its own query client, and questions. */
export function crearMarco() {
  const consultas = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={consultas}>
      <TemaProvider>
        <Today value={hoy}>
          <ConfirmProvider>{children}</ConfirmProvider>
        </Today>
      </TemaProvider>
    </QueryClientProvider>
  );
  return { consultas, wrapper };
}

export function montar(elemento: ReactNode) {
  const { consultas, wrapper } = crearMarco();
  return { consultas, ...render(elemento, { wrapper }) };
}
