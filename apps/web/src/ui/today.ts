import { createContext } from 'react';

/** The product's day, YYYY-MM-DD, is that of La Paz, wherever the browser is. */
export const Today = createContext<() => string | undefined>(() => undefined);
