import { Progress } from './kit.ts';
import classes from './progress-line.module.css';

interface ProgressLineProps {
  /** 0–100. */
  percentage: number;
  /** What the progress is of, read aloud: the course's name. */
  label: string;
}

/** How far one has come, as a line and in words. */
export function ProgressLine({ percentage, label }: ProgressLineProps) {
  const done = percentage >= 100;
  return (
    <div className={classes.line}>
      <Progress.Root size="sm">
        <Progress.Section value={percentage} color={done ? 'green' : 'aegean'} aria-label={`Progress of ${label}`} />
      </Progress.Root>
      <span className={classes.words}>{done ? 'Completed' : `${percentage}% complete`}</span>
    </div>
  );
}
