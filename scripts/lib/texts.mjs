import { parseSync } from '@swc/core';
import { isTest, read } from './files.mjs';

/**
 * Recognises code whose words reach a person; `…` stands where a template or the catalogue (`{estado}`) puts a value.
 */
const isProduct = (file) => /^(packages\/(domain|contract)|apps\/(api|web))\/src\/.*\.tsx?$/.test(file);

const HOLE = '…';
const tidy = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\{\w+\}/g, HOLE)
    .trim();

/** Gives the children of an element as a person reads them: text and values that follow each other are one text. */
function jsxTexts(children) {
  const texts = [''];
  for (const child of children) {
    if (child.type === 'JSXText') texts[texts.length - 1] += child.value;
    else if (child.type === 'JSXExpressionContainer') {
      const { expression } = child;
      texts[texts.length - 1] += expression.type === 'StringLiteral' ? expression.value : HOLE;
    } else texts.push('');
  }
  return texts;
}

/** Gives what a node says by itself, and not by one of its parts. */
function said(node) {
  if (node.type === 'StringLiteral') return [node.value];
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ cooked, raw }) => cooked ?? raw).join(HOLE)];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return jsxTexts(node.children);
  return [];
}

/** Recognises types, imports, SQL, and what a maintainer reads. */
const isSilent = (node) =>
  /^(Import|ExportAll|TsLiteral|TaggedTemplate)/.test(node.type ?? '') ||
  (node.type === 'NewExpression' && /^(Type|Range)?Error$/.test(node.callee?.value ?? ''));

function collect(node, add) {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, add);
    return;
  }
  if (typeof node !== 'object' || node === null || isSilent(node)) return;
  for (const text of said(node)) add(tidy(text));
  for (const value of Object.values(node)) collect(value, add);
}

const already = new WeakMap();

/**
 * Maps every literal text of the product's code to the first file that says it. It is read once for a list of files.
 */
export function productTexts(files) {
  const before = already.get(files);
  if (before !== undefined) return before;
  const found = new Map();
  already.set(files, found);
  for (const file of files.filter((it) => isProduct(it) && !isTest(it) && !/generated|ui\/icon-paths/.test(it))) {
    const tree = parseSync(read(file), { syntax: 'typescript', tsx: file.endsWith('x') });
    collect(tree.body, (text) => {
      if (text !== '' && !found.has(text)) found.set(text, file);
    });
  }
  return found;
}

const pairs = (text) => new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2)));

/** Gives the one of those texts that differs least, when it differs by little. */
export function nearest(text, texts) {
  const own = pairs(text);
  let best = { text: undefined, likeness: 0.6 };
  for (const other of texts) {
    const theirs = pairs(other);
    const likeness = (2 * own.intersection(theirs).size) / (own.size + theirs.size);
    if (likeness > best.likeness) best = { text: other, likeness };
  }
  return best.text;
}
