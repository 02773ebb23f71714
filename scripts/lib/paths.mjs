import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** Where the embedded data lives. */
export const dataDir = () => path.resolve(process.env.SGPA_DATA_DIR || inRoot('.sgpa'));

/** Notes of these scripts about what is already done; goes away with `node_modules`. */
export const NOTES = inRoot('node_modules', '.sgpa');
