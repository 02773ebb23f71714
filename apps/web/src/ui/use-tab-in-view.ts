import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the chosen tab whole in sight while the window gets narrower: MUI looks to it only when one is chosen. */
export function useTabInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row's arrow buttons take room of it, too.
    const scroller = ref.current?.querySelector('.MuiTabs-scroller');
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const tab = scroller.querySelector('[role="tab"][aria-selected="true"]');
      if (tab === null) return;
      const place = scroller.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      if (right > place.right) scroller.scrollLeft += right - place.right;
      else if (left < place.left) scroller.scrollLeft -= place.left - left;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return ref;
}
