import type { Keeps } from './use-leave-guard.ts';

/** A change of address in these parts of the search alone keeps what is open below. */
export const onlyChanges =
  (...keys: readonly string[]): Keeps =>
  ({ current, next }) => {
    const rest = ({ pathname, search }: typeof current) =>
      JSON.stringify([pathname, ...Object.entries(search).filter(([key]) => !keys.includes(key))]);
    return rest(current) === rest(next);
  };
