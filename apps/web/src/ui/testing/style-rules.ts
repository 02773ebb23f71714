import { CacheProvider, type EmotionCache } from '@emotion/react';
import { beforeAll } from 'vitest';

const IS_SEEN = /[{;](?:display|visibility|pointer-events|user-select|overflow(?:-[xy])?):/;

/**
 * Of all rules only those are written that say what is seen and can be pressed. Whoever looks for an element, presses
 * or focuses it asks what every rule says of it, and each page that is drawn had the variables of the theme read anew.
 */
export function onlyWhatIsSeen({ sheet }: EmotionCache): void {
  const Sheet: new (...options: never[]) => EmotionCache['sheet'] = Object.getPrototypeOf(sheet).constructor;
  class ShortSheet extends Sheet {
    override insert(rule: string) {
      if (IS_SEEN.test(rule)) super.insert(rule);
    }
  }
  // Global rules go to a sheet of their own, which the library makes with the constructor of this one.
  Object.assign(sheet, { insert: ShortSheet.prototype.insert, constructor: ShortSheet });
}

/** Writes all rules, for a file that asks for colors or widths; those that an earlier file went without come again. */
export function withAllRules(): void {
  beforeAll(() => {
    const { _currentValue: cache } = CacheProvider as unknown as { _currentValue: EmotionCache };
    for (const key of ['insert', 'constructor']) Reflect.deleteProperty(cache.sheet, key);
    cache.inserted = {};
  });
}
