/** The build fixes here everything that changes between installations. */
export const BASES = {
  api: import.meta.env.VITE_API_URL || '/api',
  monitoreo: import.meta.env.VITE_MONITOREO_URL || '/monitoreo',
};

export const ENLACES_AYUDA = {
  guiaUsuario: import.meta.env.VITE_AYUDA_GUIA_USUARIO || '/ayuda-docs/guia-de-usuario.html',
  guiaTecnica: import.meta.env.VITE_AYUDA_GUIA_TECNICA || '/ayuda-docs/guia-tecnica-interoperabilidad.html',
  catalogo: import.meta.env.VITE_AYUDA_CATALOGO || '/ayuda-docs/catalogo-de-valores-parametricos.html',
};
