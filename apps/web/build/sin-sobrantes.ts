import type { Plugin } from 'vite';

const NADA = 'export default () => null;';

/**
 * This application never runs these parts of libraries, which a bundler cannot prove unused (9 KB of sign-in): MUI's
 * click ripple, which the theme disables everywhere; the ring of `<Button loading>`, which has `BusyButton` in its
 * place; the helper of Emotion's `withTheme`; and Emotion's list of all attributes that HTML knows, in whose place
 * stands MUI's own rule, which MUI asks for every element that has a slot.
 * A text field that grows leaves its growing to the browser (`field-sizing`), which needs no measuring; where a browser
 * cannot it keeps its first height and scrolls. Text field and select lose the looks other than the outlined one, the
 * only one here.
 */
const SOBRANTES: Record<string, string> = {
  './TouchRipple.mjs': NADA,
  '../CircularProgress/index.mjs': NADA,
  '../Input/index.mjs': NADA,
  '../FilledInput/index.mjs': NADA,
  'hoist-non-react-statics': 'export default (target) => target;',
  '@emotion/is-prop-valid': "export default (p) => p !== 'ownerState' && p !== 'theme' && p !== 'sx' && p !== 'as';",
  '../TextareaAutosize/index.mjs': `import { createElement } from 'react';
    export default ({ minRows, maxRows, style, ...resto }) => {
      const crece = { ...style, fieldSizing: 'content', minHeight: minRows + 'lh', maxHeight: maxRows && maxRows + 'lh' };
      return createElement('textarea', { ...resto, rows: minRows, style: crece });
    };`,
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
