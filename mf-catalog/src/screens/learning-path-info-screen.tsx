import { useParams } from 'react-router-dom';
import { levelNames } from '@stoa/shared/contract/course-words.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/courses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { countText, durationText } from '@stoa/shared/ui/format.ts';
import { Badge } from '@stoa/shared/ui/kit.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ResultCard } from '../features/courses/result-card.tsx';
import { useLearningPath } from '../features/learning-paths/use-learning-paths.ts';
import { paths } from '../paths.ts';
import classes from './learning-path-info-screen.module.css';

export function LearningPathInfoScreen() {
  const { slug = '' } = useParams();
  const learningPath = useLearningPath(slug);
  useScreenTitle(learningPath.data?.title);
  if (learningPath.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label="Loading the learning path" />
      </Page>
    );
  }
  if (learningPath.isError) {
    const isGone = isApiError(learningPath.error) && learningPath.error.code === 'not_found';
    return <Page>{isGone ? <NoSuchPath /> : <LoadFailed query={learningPath} />}</Page>;
  }
  return <LearningPathInfo learningPath={learningPath.data} />;
}

function NoSuchPath() {
  return (
    <EmptyState
      order={1}
      title="This learning path is not here"
      text="It may have been withdrawn, or the address may be mistyped."
      action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
    />
  );
}

function LearningPathInfo({ learningPath }: { learningPath: LearningPathDetails }) {
  const { title, subtitle, banner_url, banner_alt, partner, level, course_count, estimated_minutes } = learningPath;
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={[{ label: 'Marketplace', to: paths.marketplace }, { label: 'Learning path' }]}
      />
      {banner_url && <img className={classes.banner} src={banner_url} alt={banner_alt} width={1280} height={320} />}
      <div className={classes.facts}>
        <PersonBadge
          name={partner.full_name}
          initial={partner.initial}
          image={partner.profile_image}
          title={partner.title}
        />
        <p>
          {[countText(course_count, 'course'), durationText(estimated_minutes * 60), levelNames[level]].join(' · ')}
        </p>
      </div>
      <Section title="What you will be able to do">
        <ul className={classes.objectives}>
          {learningPath.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </Section>
      <Section title="About this path">
        <Markdown text={learningPath.overview} />
      </Section>
      <Section
        title="The courses"
        lead={
          learningPath.enforce_course_order
            ? 'Take them in this order: each builds on the one before.'
            : 'We suggest this order, but you can take them as you like.'
        }
      >
        <ol className={classes.steps}>
          {learningPath.courses.map(({ order, required, course }, index) => (
            <li key={course.id} className={classes.step} value={order}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={classes.course}>
                {!required && (
                  <Badge variant="light" color="gray">
                    Optional
                  </Badge>
                )}
                <ResultCard course={course} />
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  );
}
