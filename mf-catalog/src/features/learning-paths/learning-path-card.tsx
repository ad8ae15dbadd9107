import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { LearningPathCard as LearningPath, PathProgress } from '@stoa/shared/contract/market/learning-paths.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { PathProgressLine } from '@stoa/shared/remote/learning-paths/path-progress-line.tsx';
import { Price } from '@stoa/shared/ui/price.tsx';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { useLearningPathsText } from '../../messages/learning-paths.ts';
import classes from './learning-path-card.module.css';

export interface LearningPathCardProps {
  learningPath: LearningPath & { progress: PathProgress | null };
  order?: 2 | 3;
}

/** A learning path to choose; how far one is stands in the place of its price. */
export function LearningPathCard({ learningPath, order = 3 }: LearningPathCardProps) {
  const t = useLearningPathsText();
  const inCatalogue = useCatalogueText();
  const format = useFormat();
  const courseWord = useCourseWords();
  const { slug, title, subtitle, partner, course_count, estimated_minutes, level, progress } = learningPath;
  const Heading = `h${order}` as const;
  return (
    <article className={classes.card}>
      <Banner learningPath={learningPath} />
      <div className={classes.body}>
        <p className={classes.kind}>{t('card.kind')}</p>
        <Heading className={classes.title}>
          <Link className={classes.link} to={to.learningPathInfo({ slug })}>
            {title}
          </Link>
        </Heading>
        <p className={classes.subtitle}>{subtitle}</p>
        <p className={classes.facts}>
          {[
            inCatalogue('count.courses', { count: course_count }),
            format.duration(estimated_minutes * 60),
            courseWord(`level.${level}`),
          ].join(' · ')}
        </p>
        <p className={classes.partner}>{t('card.by', { name: partner.full_name })}</p>
        {progress ? <PathProgressLine title={title} progress={progress} /> : <Fee learningPath={learningPath} />}
      </div>
    </article>
  );
}

function Banner({ learningPath: { banner_url, banner_alt } }: LearningPathCardProps) {
  return (
    banner_url && (
      <img
        className={classes.banner}
        src={banner_url}
        alt={banner_alt}
        width={1280}
        height={320}
        loading="lazy"
        decoding="async"
      />
    )
  );
}

function Fee({ learningPath: { fee, amount_minor, currency } }: LearningPathCardProps) {
  const t = useLearningPathsText();
  return (
    <p className={classes.price}>
      {fee === 'subscription' ? t('fee.subscription') : <Price minor={amount_minor} currency={currency} />}
    </p>
  );
}
