import type { ConfirmFact } from './ConfirmDialog.tsx';

/** A fact without words is left out. */
export const factsOf = (
  pairs: readonly (readonly [label: string, value: string | null | undefined])[],
): ConfirmFact[] => pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
