import { createContext } from 'react';

/** It is the day for the product, YYYY-MM-DD: that of La Paz, wherever the browser is. */
export const Today = createContext<() => string | undefined>(() => undefined);
