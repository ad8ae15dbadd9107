import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { OwnAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Skeleton, VisuallyHidden } from '@stoa/shared/kit';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './due-row.module.css';

const Markdown = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ '@stoa/shared/ui/markdown.tsx')).Markdown,
}));

const ICON = 18;
/** The text leaves the number out. */
const NO_LIMIT = 0;

/** What an assignment asks, in full; what draws it is loaded when somebody reads it. */
export function Instructions({ assignment }: { assignment: OwnAssignment }) {
  const t = useHomeMoreText();
  const [wasOpened, setWasOpened] = useState(false);
  const { title, instructions, submission_type, max_files, pass_mark, max_attempts, submission } = assignment;
  return (
    <details className={classes.instructions} onToggle={() => setWasOpened(true)}>
      <summary>
        {t('due.read')}
        <VisuallyHidden>{t('due.of', { title })}</VisuallyHidden>
        <IconChevronDown className={classes.chevron} size={ICON} stroke={1.5} aria-hidden="true" />
      </summary>
      {wasOpened && (
        <>
          <p className={classes.asked}>
            {t(`due.asks.${submission_type}`, { count: max_files })}{' '}
            {pass_mark > 0 && t('due.pass', { mark: pass_mark })}{' '}
            {submission?.status === 'returned' &&
              t('due.attempt', { attempt: submission.attempt, max: max_attempts ?? NO_LIMIT })}
          </p>
          <Suspense fallback={<Skeleton height="8rem" />}>
            <Markdown text={instructions} headingOrder={3} pictures="linked" />
          </Suspense>
        </>
      )}
    </details>
  );
}
