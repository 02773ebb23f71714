import { createTheme } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { ATRIBUTO_TEMA } from './tema-claves.ts';
import { clara, oscura, type Tonos } from './theme-palettes.ts';
import './forced-colors.css';

declare module '@mui/material/styles' {
  interface Palette {
    barra: { fondo: string; texto: string };
    tonos: Tonos;
  }
  interface PaletteOptions {
    barra?: { fondo: string; texto: string };
    tonos?: Tonos;
  }
  interface CssVarsPalette {
    barra: { fondo: string; texto: string };
    tonos: Tonos;
  }
}

/** The build (build/letra.ts) writes it into the page, with its stand-in. */
const FUENTE = 'Letra, Respaldo, sans-serif';

/** The button is locked for good, or keeps its place with the focus while it waits or says why not. */
const IMPEDIDO = '&[aria-disabled="true"], &.Mui-disabled';

const DE_LISTAS = { enter: 150, exit: 0 } as const;

const base = createTheme({
  cssVariables: { colorSchemeSelector: ATRIBUTO_TEMA, cssVarPrefix: 'ui' },
  colorSchemes: { light: { palette: clara }, dark: { palette: oscura } },
  shape: { borderRadius: 8 },
  spacing: 8,
  // For who asks for little movement, what opens and closes does it at once; the style sheet below sees to the rest.
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  typography: {
    fontFamily: FUENTE,
    fontSize: 14,
    h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.175rem', fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
    h6: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
    subtitle2: { fontWeight: 600 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    overline: { fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Figures have one width where they stand below each other; in a sentence that would leave holes.
        'table, time, input.MuiInputBase-input': { fontVariantNumeric: 'tabular-nums' },
        // A heading gets the focus so that the reading begins there; it is nothing to press.
        ':is(h1, h2, h3, h4, h5, h6)[tabindex="-1"]': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationDelay: '0s !important',
            // An animation that repeats for ever would flicker instead, and be drawn anew sixty times a second.
            animationIterationCount: '1 !important',
            // A short transition would be drawn for each colour that an element inherits, the whole page down.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // The button keeps its place and the focus, waits or says why not: it must not look as if it could.
      styleOverrides: {
        root: ({ theme }) => ({
          [IMPEDIDO]: {
            cursor: 'default',
            backgroundColor: 'transparent',
            color: theme.vars.palette.text.disabled,
          },
        }),
        // Filled or with a border, both look the same.
        contained: ({ theme }) => ({
          [IMPEDIDO]: { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.action.disabledBackground}` },
        }),
        outlined: ({ theme }) => ({
          [IMPEDIDO]: { borderColor: theme.vars.palette.action.disabledBackground },
        }),
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-selected': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`, fontWeight: 600 },
        }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // What can't be typed into does not look as if it could.
    MuiInputBase: {
      styleOverrides: {
        root: ({ theme }) => ({ '&.MuiInputBase-readOnly': { backgroundColor: theme.vars.palette.action.hover } }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    // Shadows are not seen on a dark page: an edge tells what floats. What opens stands outside the page's regions, so
    // it is one of its own; a dialog among them says what it is. It appears in its place, not growing: a press on an
    // option that moves on before the release chooses nothing. What closes is gone at once, so that the next press is
    // the page's.
    MuiPopover: {
      defaultProps: {
        transitionDuration: DE_LISTAS,
        slotProps: { paper: { role: 'region', 'aria-label': 'Opciones' } },
      },
      styleOverrides: {
        paper: ({ theme }) => ({ outline: `1px solid ${theme.vars.palette.divider}`, transform: 'none !important' }),
      },
    },
    MuiMenu: { defaultProps: { transitionDuration: DE_LISTAS } },
    MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ outline: `1px solid ${theme.vars.palette.divider}` }) } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 16px' } } },
  },
});

/** There is one theme: light and dark are sets of CSS variables, so switching them draws nothing again. */
const tema = { ...base, vars: base.generateThemeVars(), spacing: base.generateSpacing() };

const VARIABLES = tema.generateStyleSheets();

/**
 * Gives theme and page defaults. Both schemes are sets of CSS variables, and which one holds is an attribute of the
 * page (`tema-inicial.ts`): nothing here is drawn again when it changes. MUI's own provider costs 2 KB more of sign-in,
 * for nested themes, more than two schemes and pages drawn on a server.
 */
export const TemaProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={tema}>
    <GlobalStyles styles={VARIABLES} />
    <CssBaseline />
    {children}
  </ThemeProvider>
);
