/** The version comes from the root package.json. */
declare const __VERSION__: string;

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_MONITOREO_URL?: string;
  readonly VITE_AYUDA_GUIA_USUARIO?: string;
  readonly VITE_AYUDA_GUIA_TECNICA?: string;
  readonly VITE_AYUDA_CATALOGO?: string;
}
