import { Link } from 'react-router-dom';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { usePathProgressText } from '@stoa/shared/i18n/messages/path-progress.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Group } from '@stoa/shared/kit';
import { NextStep } from '@stoa/shared/remote/learning-paths/next-step.tsx';
import { PathProgressLine } from '@stoa/shared/remote/learning-paths/path-progress-line.tsx';
import classes from './taken-path-card.module.css';

export type TakenPath = Reply<'listTakenPaths'>['items'][number];

interface TakenPathCardProps {
  learningPath: TakenPath;
  order?: 2 | 3;
}

/** A learning path that this person takes: how far they are, and what is next. */
export function TakenPathCard({ learningPath, order = 3 }: TakenPathCardProps) {
  const t = usePathProgressText();
  const format = useFormat();
  const { slug, title, banner_url, banner_alt, is_offered, progress } = learningPath;
  const Heading = `h${order}` as const;
  return (
    <article className={classes.card}>
      {banner_url && (
        <img
          className={classes.banner}
          src={banner_url}
          alt={banner_alt}
          width={1280}
          height={320}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link to={to.learningPathInfo({ slug })} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <PathProgressLine title={title} progress={progress} />
        {progress.completed_at !== null && (
          <p className={classes.soft}>{t('path.completedOn', { date: format.date(progress.completed_at) })}</p>
        )}
        {is_offered === false && <p className={classes.soft}>{t('path.ended')}</p>}
        <Group gap="xs">
          <NextStep progress={progress} size="compact-md" />
        </Group>
      </div>
    </article>
  );
}
