import { useEffect, useRef } from 'react';
import temml from 'temml';
import classes from './formula.module.css';

/** TeX as MathML, which browsers draw and screen readers read. What is wrong in it stands there in red, as it was written. */
export function Formula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current) draw(tex, place.current, isBlock);
  }, [tex, isBlock]);
  // A long one is scrolled by keyboard, too.
  const scrollable = isBlock ? { className: classes.block, tabIndex: 0 } : {};
  return <span ref={place} {...scrollable} />;
}

function draw(tex: string, place: HTMLElement, displayMode: boolean): void {
  try {
    temml.render(tex, place, { displayMode, throwOnError: false });
  } catch {
    place.textContent = tex;
  }
}
