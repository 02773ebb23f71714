/** Every tone of `StatusChip` has at least 4.5:1 between its two colours. */
export interface Tono {
  fondo: string;
  texto: string;
}

export type Tonos = Record<'verde' | 'verdeOscuro' | 'rojo' | 'naranja' | 'morado' | 'gris', Tono>;

/** Petrol is what one acts upon, orange what asks for attention (documents 1 and 2 say 'orange'). */
export const clara = {
  primary: { main: '#0b5c63', light: '#2f7d84', dark: '#07434a', contrastText: '#ffffff' },
  secondary: { main: '#7a4a12', light: '#9c6a30', dark: '#573308', contrastText: '#ffffff' },
  error: { main: '#b3261e', light: '#cf4b43', dark: '#8c1d17', contrastText: '#ffffff' },
  warning: { main: '#b04a00', light: '#dd6b00', dark: '#833600', contrastText: '#ffffff' },
  success: { main: '#1c6e3d', light: '#3a8c5a', dark: '#12522c', contrastText: '#ffffff' },
  info: { main: '#1d5f8a', light: '#3f7fa9', dark: '#134666', contrastText: '#ffffff' },
  background: { default: '#f3f6f5', paper: '#ffffff' },
  text: { primary: '#16211f', secondary: '#4a5a57', disabled: '#7a8784' },
  divider: '#cfd9d6',
  barra: { fondo: '#0b4f55', texto: '#ffffff' },
  tonos: {
    verde: { fondo: '#d7efdf', texto: '#0f5128' },
    verdeOscuro: { fondo: '#12522c', texto: '#ffffff' },
    rojo: { fondo: '#f9dedc', texto: '#8c1d17' },
    naranja: { fondo: '#ffc48a', texto: '#5c2a00' },
    morado: { fondo: '#e9ddf3', texto: '#5a2a82' },
    gris: { fondo: '#e2e7e5', texto: '#3b4845' },
  } satisfies Tonos,
};

export const oscura = {
  primary: { main: '#7fd0d3', light: '#a5e2e4', dark: '#4fa9ad', contrastText: '#04272a' },
  secondary: { main: '#e3b97f', light: '#f0d2a8', dark: '#c29553', contrastText: '#2b1900' },
  error: { main: '#f2a49d', light: '#f7c2bd', dark: '#de7a72', contrastText: '#3a0804' },
  warning: { main: '#ffab57', light: '#ffc48a', dark: '#d98a2e', contrastText: '#2e1a00' },
  success: { main: '#86d3a2', light: '#aee3c1', dark: '#58b27a', contrastText: '#052914' },
  info: { main: '#92c7ea', light: '#b7dbf2', dark: '#62a5d0', contrastText: '#06243a' },
  background: { default: '#101817', paper: '#18221f' },
  text: { primary: '#e6eeeb', secondary: '#a9b8b4', disabled: '#7d8b87' },
  divider: '#33423e',
  barra: { fondo: '#0f2f31', texto: '#e6f3f2' },
  // MUI's own are almost black: the sign alone would tell a good verdict from a bad one.
  Alert: {
    errorStandardBg: '#43201c',
    warningStandardBg: '#40290f',
    successStandardBg: '#17392a',
    infoStandardBg: '#173444',
  },
  tonos: {
    verde: { fondo: '#123d24', texto: '#a9e6bf' },
    verdeOscuro: { fondo: '#0a2c18', texto: '#8fe0ae' },
    rojo: { fondo: '#4f1713', texto: '#fbc8c3' },
    naranja: { fondo: '#7a3e00', texto: '#ffdfb8' },
    morado: { fondo: '#3c2354', texto: '#e3ccf7' },
    gris: { fondo: '#2f3a37', texto: '#cdd8d4' },
  } satisfies Tonos,
};
