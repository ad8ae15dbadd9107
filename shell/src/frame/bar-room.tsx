import { useEffect, useState } from 'react';
import { useInBrowser } from '../first-view/in-browser.ts';
import { creatorBar, isShown, partnerBar } from './menu-entries.ts';
import { useViewer } from './use-viewer.ts';
import classes from './navigation-bar.module.css';

const KEY = 'stoa.bar';

/** While it is not yet known who is here: the room of the bar that they had when they were here last. */
export function BarRoom() {
  const { state, permissions } = useViewer();
  const isPending = state === 'pending';
  const inBrowser = useInBrowser();
  const [hadBar] = useState(() => typeof window !== 'undefined' && window.localStorage.getItem(KEY) !== null);
  const hasBar = isShown(permissions, creatorBar) || isShown(permissions, partnerBar);
  useEffect(() => {
    if (isPending) return;
    if (hasBar) window.localStorage.setItem(KEY, 'shown');
    else window.localStorage.removeItem(KEY);
  }, [isPending, hasBar]);
  // Whether there was one, a page knows only as it comes.
  if (!inBrowser) return isPending && <div className={`${classes.bar} ${classes.room} ${classes.perhaps}`} />;
  return isPending && hadBar && <div className={`${classes.bar} ${classes.room}`} />;
}
