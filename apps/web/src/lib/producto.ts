/** Short name of the product and version label, fixed when the bundle is built. */
export const PRODUCTO = __PRODUCTO__;
export const VERSION = __VERSION__;
