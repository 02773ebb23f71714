import type { Plugin } from 'vite';

const VACIO = '\0sin-ondas';

/**
 * Leaves MUI's click ripple out of the bundle (about 4 KB of the sign-in page): the theme disables it everywhere.
 * If MUI moves the file nothing breaks, the bundle only grows.
 */
export function sinOndas(): Plugin {
  return {
    name: 'sgpa-sin-ondas',
    apply: 'build',
    enforce: 'pre',
    resolveId(pedido) {
      return pedido.endsWith('/TouchRipple.mjs') ? VACIO : null;
    },
    load(id) {
      return id === VACIO ? 'export default function TouchRipple() { return null; }' : null;
    },
  };
}
