import { useEffect, useState } from 'react';

const ESPERA_MS = 300;

/** Turns true once `active` has lasted 300 ms: what is over sooner shows no progress, which would only flicker. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), ESPERA_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && late;
}
