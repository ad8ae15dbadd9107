import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { asideStore } from '../notices/aside-store.ts';
import { FrameBoundary } from './frame-boundary.tsx';
import classes from './around.module.css';

/**
 * A part of the frame, which steps aside for a screen that wants the page to itself. It is drawn on meanwhile: what
 * stands in its search box is there again afterwards.
 */
export function Around({ children }: { children: ReactNode }) {
  const isAside = useStore(asideStore, ({ wishes }) => wishes > 0);
  return (
    <div className={isAside ? classes.aside : classes.around}>
      <FrameBoundary>{children}</FrameBoundary>
    </div>
  );
}
