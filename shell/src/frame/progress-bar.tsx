import { useStore } from 'zustand';
import { progressStore } from '../notices/progress-store.ts';
import classes from './progress-bar.module.css';

/** A line at the head of the page while something loads. It tells no amount: nobody knows one. */
export function ProgressBar() {
  const isRunning = useStore(progressStore, ({ wishes }) => wishes > 0);
  return <div className={classes.bar} data-running={isRunning || undefined} aria-hidden="true" />;
}
