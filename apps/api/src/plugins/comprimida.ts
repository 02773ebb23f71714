import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** What the server writes is compressed here; the build leaves a compressed copy beside each of its own files. */
export const comprimir = promisify(brotliCompress);

export const admiteBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(headers['accept-encoding'] ?? '');
