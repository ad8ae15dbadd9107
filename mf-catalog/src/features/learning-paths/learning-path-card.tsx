import { Link } from 'react-router-dom';
import { levelNames } from '@stoa/shared/contract/course-words.ts';
import type { LearningPathCard as LearningPath } from '@stoa/shared/contract/courses.ts';
import { countText, durationText } from '@stoa/shared/ui/format.ts';
import { paths } from '../../paths.ts';
import classes from './learning-path-card.module.css';

export function LearningPathCard({ learningPath }: { learningPath: LearningPath }) {
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
        <p className={classes.kind}>Learning path</p>
        <h3 className={classes.title}>
          <Link className={classes.link} to={paths.learningPathInfo(slug)}>
            {title}
          </Link>
        </h3>
        <p className={classes.subtitle}>{subtitle}</p>
        <p className={classes.facts}>
          {[countText(course_count, 'course'), durationText(estimated_minutes * 60), levelNames[level]].join(' · ')}
        </p>
      </div>
    </article>
  );
}
