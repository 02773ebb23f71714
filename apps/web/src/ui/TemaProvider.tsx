import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import './forced-colors.css';
import { tema } from './theme.ts';

const VARIABLES = tema.generateStyleSheets();

/**
 * Gives theme and page defaults. Both schemes are sets of CSS variables, and which one holds is an attribute of the
 * page (`tema-inicial.ts`): nothing here is drawn again when it changes. MUI's own provider costs 2 KB more of sign-in,
 * for nested themes, more than two schemes and pages drawn on a server.
 */
export function TemaProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={tema}>
      <GlobalStyles styles={VARIABLES} />
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
