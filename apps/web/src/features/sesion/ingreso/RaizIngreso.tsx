import type { ComponentProps } from 'react';
import { TemaProvider } from '../../../ui/TemaProvider.tsx';
import { PaginaIngreso } from './PaginaIngreso.tsx';

/** Shows the sign-in as a page of its own, before the application is loaded. */
export const RaizIngreso = (props: ComponentProps<typeof PaginaIngreso>) => (
  <TemaProvider>
    <PaginaIngreso {...props} />
  </TemaProvider>
);
