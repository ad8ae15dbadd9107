import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { LearningPathCard as LearningPath } from '@stoa/shared/contract/market/learning-paths.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Price } from '@stoa/shared/ui/price.tsx';
import { useCatalogueText } from '../../messages/catalogue.ts';
import classes from './learning-path-card.module.css';

export function LearningPathCard({ learningPath }: { learningPath: LearningPath }) {
  const t = useCatalogueText();
  const format = useFormat();
  const courseWord = useCourseWords();
  const { slug, title, subtitle, banner_url, banner_alt, course_count, estimated_minutes, level } = learningPath;
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
        <p className={classes.kind}>{t('path.kind')}</p>
        <h3 className={classes.title}>
          <Link className={classes.link} to={to.learningPathInfo({ slug })}>
            {title}
          </Link>
        </h3>
        <p className={classes.subtitle}>{subtitle}</p>
        <p className={classes.facts}>
          {[
            t('count.courses', { count: course_count }),
            format.duration(estimated_minutes * 60),
            courseWord(`level.${level}`),
          ].join(' · ')}
        </p>
        <p className={classes.price}>
          {learningPath.fee === 'subscription' ? (
            t('path.plan')
          ) : (
            <Price minor={learningPath.amount_minor} currency={learningPath.currency} />
          )}
        </p>
      </div>
    </article>
  );
}
