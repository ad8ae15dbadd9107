import { IconCircleCheck } from '@tabler/icons-react';
import { Button } from '@stoa/shared/kit';
import { usePlayerText } from '../../../messages/player.ts';
import classes from './mark-done.module.css';

interface MarkDoneProps {
  title: string;
  isCompleted: boolean;
  onDone(): void;
}

export function MarkDone({ title, isCompleted, onDone }: MarkDoneProps) {
  const t = usePlayerText();
  return (
    <div className={classes.done} role="status">
      {isCompleted ? (
        <span className={classes.completed}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          {t('lesson.done')}
        </span>
      ) : (
        <Button variant="default" onClick={onDone} aria-label={t('lesson.markDone.name', { title })}>
          {t('lesson.markDone')}
        </Button>
      )}
    </div>
  );
}
