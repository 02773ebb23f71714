/** Version label, fixed when the bundle is built. */
export const VERSION = __VERSION__;
