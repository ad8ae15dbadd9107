import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Recommendation } from '@stoa/shared/contract/market/catalogue.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './recommendations.module.css';

const SHOWN = 4;

/** What suits this person, and why. Says nothing when it can't be read: the page stands without it. */
export function Recommendations() {
  const t = useHomeMoreText();
  const api = useApi();
  const recommended = useQuery({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) => api.listRecommendations({ query: { limit: SHOWN }, signal }),
  });
  const rows = recommended.data ?? [];
  if (rows.length === 0) return null;
  const isPersonal = rows.some(({ reason }) => reason.kind === 'interest');
  return (
    <Section
      title={t(isPersonal ? 'recommended.title' : 'recommended.popular')}
      action={<LinkAnchor to={to.marketplace()}>{t('recommended.all')}</LinkAnchor>}
    >
      <CourseCardGrid>
        {rows.map((row) => (
          <RecommendedCard key={row.course.id} recommendation={row} saysWhy={isPersonal} />
        ))}
      </CourseCardGrid>
    </Section>
  );
}

function RecommendedCard({ recommendation, saysWhy }: { recommendation: Recommendation; saysWhy: boolean }) {
  const t = useHomeMoreText();
  const courseWord = useCourseWords();
  const nameOf = useCategoryName();
  const instructorLink = useInstructorLink();
  const { course, reason } = recommendation;
  const why =
    reason.kind === 'interest' ? t('reason.interest', { category: nameOf(reason.category) }) : t('reason.popular');
  return (
    <CourseCard
      to={to.courseInfo({ slug: course.slug })}
      title={course.name}
      coverUrl={course.cover_url}
      creatorName={course.creator.full_name}
      creatorTo={instructorLink(course.creator.id)}
      kind={course.is_micro ? courseWord('micro') : undefined}
      level={course.level && courseWord(`level.${course.level}`)}
      durationS={course.duration_s}
      rating={course.rating}
      ratingCount={course.rating_count}
      price={{ minor: course.price_minor, currency: course.currency }}
      {...(saysWhy && { footer: <span className={classes.why}>{why}</span> })}
    />
  );
}
