import type { ReactNode } from 'react';
import './sticky-footer.css';

/**
 * Keeps the way on of a long page in sight wherever one reads. In a window lower than 480 pixels (400 % of zoom) it
 * stands at the end, since it would cover what it is about.
 */
export const StickyFooter = ({ children }: { children: ReactNode }) => <div className="sticky-footer">{children}</div>;
