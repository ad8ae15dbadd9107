import { useUiText } from '../i18n/messages/ui.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Progress } from './kit.ts';
import classes from './progress-line.module.css';

interface ProgressLineProps {
  /** 0–100. */
  percentage: number;
  /** What the progress is of, read aloud: the course's name. */
  label: string;
  /** Instead of the share, until all is done: “3 of 5 courses completed”. */
  words?: string;
}

/** How far one has come, as a line and in words. */
export function ProgressLine({ percentage, label, words }: ProgressLineProps) {
  const t = useUiText();
  const format = useFormat();
  const done = percentage >= 100;
  return (
    <div className={classes.line}>
      <Progress.Root size="sm">
        <Progress.Section
          value={percentage}
          color={done ? 'green' : 'aegean'}
          aria-label={t('progress.of', { name: label })}
        />
      </Progress.Root>
      <span className={classes.words}>
        {done ? t('progress.done') : (words ?? t('progress.part', { share: format.percent(percentage) }))}
      </span>
    </div>
  );
}
