import { useEffect, useState } from 'react';
import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import { usePreferences } from './media-preferences.ts';
import classes from './up-next.module.css';

/** Enough to reach for "Stay here". */
const COUNT_S = 8;

interface UpNextProps {
  next: PlayerLesson;
  onNext(): void;
  onStay(): void;
}

/** At the end: what comes next, at once, in some seconds, or not. */
export function UpNext({ next, onNext, onStay }: UpNextProps) {
  const t = useMediaText();
  const kind = useCourseWords()(`lessonKind.${next.kind}`);
  const { goesOn } = usePreferences();
  const left = useCountdown(goesOn, onNext);
  return (
    <section className={classes.card} aria-label={t('next.name')}>
      <p className={classes.kind}>{t('next.kind', { kind })}</p>
      <p className={classes.title}>{next.title}</p>
      <p role="status" className={classes.count}>
        {goesOn && t('next.soon', { seconds: COUNT_S })}
      </p>
      <Group gap="xs">
        <Button size="md" onClick={onNext}>
          {t('next.now')}
          {goesOn && (
            <span className={classes.left} aria-hidden="true">
              {left}
            </span>
          )}
        </Button>
        <Button size="md" variant="default" onClick={onStay}>
          {t('next.stay')}
        </Button>
      </Group>
    </section>
  );
}

function useCountdown(isOn: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(COUNT_S);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 1_000);
    return () => clearTimeout(timer);
    // Drawn anew in between, it counts on: the last drawing's `onOver` is the one that is meant.
  }, [isOn, left, onOver]);
  return left;
}
