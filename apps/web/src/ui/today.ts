import { createContext } from 'react';

/** The day it is for the product, YYYY-MM-DD: that of La Paz, wherever the browser is. */
export const Today = createContext<() => string | undefined>(() => undefined);
