import { hashKey } from '@tanstack/react-query';

/** The same search asked once more changes no address, so that the caller asks the server once more. */
export const esLaMisma = <B extends object>(busqueda: B, nueva: Partial<B>): boolean =>
  hashKey([{ ...busqueda, ...nueva }]) === hashKey([busqueda]);
