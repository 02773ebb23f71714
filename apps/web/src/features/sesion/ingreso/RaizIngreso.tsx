import type { ComponentProps } from 'react';
import { TemaProvider } from '../../../ui/TemaProvider.tsx';
import { PaginaIngreso } from './PaginaIngreso.tsx';

/** The sign-in page as a page of its own, before the application is there. */
export function RaizIngreso(props: ComponentProps<typeof PaginaIngreso>) {
  return (
    <TemaProvider>
      <PaginaIngreso {...props} />
    </TemaProvider>
  );
}
