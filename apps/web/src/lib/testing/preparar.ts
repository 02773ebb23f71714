import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// The limit ends only what never comes: a busy machine needs several times as long as a quiet one.
configure({ asyncUtilTimeout: 25_000 });

// What one test typed is no other one's draft.
afterEach(() => {
  for (const clave of Object.keys(sessionStorage)) if (clave.startsWith('borrador:')) sessionStorage.removeItem(clave);
});

// Every browser has them; the document of the tests brings none.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// Tests wait for no movement: what closes is gone at once, not after a timer of the library (theme.test has both).
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget() as MediaQueryList, { matches: media.includes('reduced-motion'), media });

// React keeps for each element where it was made, up to ten thousand a second: a fifth of the processor time of these
// tests, for a line of a warning. A React without that count fails here.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: interior } = React as unknown as Record<
  string,
  object | undefined
>;
if (!interior || !('recentlyCreatedOwnerStacks' in interior))
  throw new Error('React keeps no count of what it remembers');
Object.defineProperty(interior, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// One element holds all rules, as in the built application, and not each an element of its own: a document of hundreds
// of sheets took a quarter of the processor time of the longest of these tests to write, search and match.
const { _currentValue: estilos } = CacheProvider as unknown as { _currentValue?: EmotionCache };
if (estilos?.sheet.isSpeedy === undefined) throw new Error('Emotion does not say how it writes its rules');
estilos.sheet.isSpeedy = true;
