import type { BuilderAssignment } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useState } from 'react';
import { useReviewText } from '../../messages/review.ts';
import classes from './review-assignment.module.css';

/** All that an assignment asks, and what its work is judged by; drawn when somebody opens it. */
export function ReviewAssignment({ assignment }: { assignment: BuilderAssignment }) {
  const t = useReviewText();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={classes.assignment} onToggle={() => setWasOpened(true)}>
      <summary>{t('assignment.asked')}</summary>
      {wasOpened && (
        <div className={classes.inside}>
          <Terms assignment={assignment} />
          <Markdown text={assignment.instructions} headingOrder={3} />
          <Rubric rubric={assignment.rubric} />
        </div>
      )}
    </details>
  );
}

function Terms({ assignment }: { assignment: BuilderAssignment }) {
  const t = useReviewText();
  const format = useFormat();
  const { submission_type: type, max_files, due_days, max_attempts, pass_mark } = assignment;
  return (
    <FactList>
      <Fact name={t('assignment.handIn')}>{t('assignment.type', { type })}</Fact>
      {type === 'file' && <Fact name={t('assignment.files')}>{format.number(max_files)}</Fact>}
      <Fact name={t('assignment.due')}>{due_days ?? t('assignment.due.none')}</Fact>
      <Fact name={t('assignment.attempts')}>{max_attempts ?? t('assignment.attempts.any')}</Fact>
      <Fact name={t('assignment.passMark')}>{format.percent(pass_mark)}</Fact>
    </FactList>
  );
}

function Rubric({ rubric }: Pick<BuilderAssignment, 'rubric'>) {
  const t = useReviewText();
  return (
    <div>
      <Title order={4} size="h6">
        {t('assignment.rubric')}
      </Title>
      {rubric.length === 0 && <p>{t('assignment.rubric.none')}</p>}
      <ol className={classes.criteria}>
        {rubric.map(({ title, points, description }, index) => (
          <li key={index}>
            {t('assignment.criterion', { title, points })}
            {description && <p className={classes.description}>{description}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
