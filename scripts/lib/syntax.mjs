// A file of TypeScript as a tree (SWC's), for rules that a line by itself does not show.
import { parseSync } from '@swc/core';

export const syntaxOf = (file, text) => parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }).body;

/** Calls `see` with every node and what holds it, from the outside in. */
export function walk(node, see, above = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, see, above);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const isNode = typeof node.type === 'string';
  if (isNode) see(node, above);
  const within = isNode ? [...above, node] : above;
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, see, within);
}

/** Places are bytes, counted from 1. */
export const lineOf = (text, { span }) =>
  Buffer.from(text)
    .subarray(0, span.start - 1)
    .toString()
    .split('\n').length;
