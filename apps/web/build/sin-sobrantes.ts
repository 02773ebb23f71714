import type { Plugin } from 'vite';

/**
 * Parts of libraries that this application never runs, but that a bundler cannot prove unused (5 KB of sign-in):
 * MUI's click ripple, which the theme disables everywhere, and the helper of Emotion's `withTheme`.
 */
const SOBRANTES: Record<string, string> = {
  './TouchRipple.mjs': 'export default function TouchRipple() { return null; }',
  'hoist-non-react-statics': 'export default function hoist(target) { return target; }',
};

const PREFIJO = '\0sin:';

/** If a library moves one of these files nothing breaks: the bundle only grows, and the budget tells. */
export function sinSobrantes(): Plugin {
  return {
    name: 'sgpa-sin-sobrantes',
    apply: 'build',
    enforce: 'pre',
    resolveId(pedido) {
      return pedido in SOBRANTES ? PREFIJO + pedido : null;
    },
    load(id) {
      return id.startsWith(PREFIJO) ? (SOBRANTES[id.slice(PREFIJO.length)] ?? null) : null;
    },
  };
}
