import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { configure } from '@testing-library/react';

// It ends only what never comes: a busy machine needs several times as long as a quiet one.
configure({ asyncUtilTimeout: 25_000 });

// Every browser has them; the document of the tests brings none.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });
