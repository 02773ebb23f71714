import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export const inRoot = (...parts) => path.join(ROOT, ...parts);

export const dataDir = () => path.resolve(process.env.SGPA_DATA_DIR || inRoot('.sgpa'));

/** These scripts note here what is already done; it goes away with `node_modules`. */
export const NOTES = inRoot('node_modules', '.sgpa');
