/** The build fixes it. */
export const VERSION = __VERSION__;
