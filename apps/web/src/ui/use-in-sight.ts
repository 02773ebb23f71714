import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** An element counts as in sight a little before it is seen. */
const MARGIN = '200px 0px';

/** Turns true once the element comes into sight, or the page is printed, which shows all of it; it stays so. */
export function useInSight<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || ref.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    });
    // The sheet is taken as soon as everybody has been told.
    const show = () => flushSync(() => setSeen(true));
    observer.observe(ref.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [seen]);
  return [ref, seen];
}
