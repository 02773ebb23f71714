import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** For what is written here and not by the build, which leaves a compressed copy beside each of its files. */
export const comprimir = promisify(brotliCompress);

export const admiteBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(headers['accept-encoding'] ?? '');
