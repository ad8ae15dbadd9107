import { Suspense } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseCard as Course } from '@stoa/shared/contract/teaching/course-card.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCatalogueText } from '../../messages/catalogue.ts';

const WishHeart = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "beside-results" */ './wish-heart.tsx')).WishHeart,
}));

interface ResultCardProps {
  course: Course;
  order?: 2 | 3;
  eager?: boolean;
  /** It cannot be begun yet. */
  waits?: boolean;
}

/** A course of the catalogue: one who is enrolled is led back into it, all others to its information page. */
export function ResultCard({ course, order = 3, eager = false, waits = false }: ResultCardProps) {
  const courseWord = useCourseWords();
  const t = useCatalogueText();
  const isEnrolled = course.student_percentage !== null;
  const { slug } = course;
  return (
    <CourseCard
      to={isEnrolled && !waits ? to.player({ slug }) : to.courseInfo({ slug })}
      title={course.name}
      language={course.language}
      coverUrl={course.cover_url}
      creatorName={course.creator.full_name}
      creatorTo={to.instructor({ id: course.creator.id })}
      kind={course.is_micro ? courseWord('micro') : undefined}
      level={course.level && courseWord(`level.${course.level}`)}
      durationS={course.duration_s}
      rating={course.rating}
      ratingCount={course.rating_count}
      price={{ minor: course.price_minor, currency: course.currency }}
      progress={course.student_percentage}
      order={order}
      eager={eager}
      corner={
        <Suspense>
          <WishHeart course={course} />
        </Suspense>
      }
      {...(course.certificate_slug && {
        footer: (
          <LinkAnchor size="sm" to={to.certificate({ slug: course.certificate_slug })}>
            {t('card.certificate')}
          </LinkAnchor>
        ),
      })}
    />
  );
}
