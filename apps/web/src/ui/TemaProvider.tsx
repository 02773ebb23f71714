import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CLAVE_ESQUEMA, CLAVE_MODO } from './tema-claves.ts';
import { tema } from './theme.ts';

/** Theme and page defaults; the scheme follows the system until the person chooses one. */
export function TemaProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={tema}
      defaultMode="system"
      modeStorageKey={CLAVE_MODO}
      colorSchemeStorageKey={CLAVE_ESQUEMA}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
