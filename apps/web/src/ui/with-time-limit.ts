/** Document 2 §9 'Script chunk load time-out' sets the limit. */
const LIMITE_MS = 120_000;

/**
 * Fetches the code of a part of the application when it is asked for. One that does not arrive in two minutes counts as
 * one that cannot be had: the page says so and offers to try again, where a browser by itself might wait for ever.
 */
export const withTimeLimit =
  <T>(traer: () => Promise<T>): (() => Promise<T>) =>
  () =>
    new Promise((resolve, reject) => {
      const espera = setTimeout(() => reject(new Error('a script did not arrive in time')), LIMITE_MS);
      void traer()
        .then(resolve, reject)
        .finally(() => clearTimeout(espera));
    });

/** Fetches what a field needs once a file is chosen: the field shows what is thrown. */
export const fetchedToRead =
  <T>(traer: () => Promise<T>): (() => Promise<T>) =>
  () =>
    traer().catch(() => {
      throw new Error('No se pudo cargar lo que lee el archivo: revise su conexión y elíjalo otra vez.');
    });
