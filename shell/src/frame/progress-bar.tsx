import { useStore } from 'zustand';
import { useInBrowser } from '../first-view/in-browser.ts';
import { progressStore } from '../notices/progress-store.ts';
import classes from './progress-bar.module.css';

/** A line at the head of the page while something loads. It tells no amount: nobody knows one. */
export function ProgressBar() {
  const isWished = useStore(progressStore, ({ wishes }) => wishes > 0);
  // In a first view the site's own code is what loads.
  const isRunning = !useInBrowser() || isWished;
  return <div className={classes.bar} data-running={isRunning || undefined} aria-hidden="true" />;
}
