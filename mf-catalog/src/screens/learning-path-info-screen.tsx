import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useSkillName } from '@stoa/shared/i18n/use-skill-name.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Alert, Badge, Group } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { PathPanel } from '../features/enrolment/path-panel.tsx';
import { PathPlanHint } from '../features/plans/path-plan-hint.tsx';
import { PathAssignments } from '../features/learning-paths/path-assignments.tsx';
import { useLearningPath } from '../features/learning-paths/use-learning-paths.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { useLearningPathText } from '../messages/learning-path-info.ts';
import { PathCourses } from '../sections/path-courses.tsx';
import classes from './learning-path-info-screen.module.css';

export default function LearningPathInfoScreen() {
  const t = useLearningPathText();
  const { slug = '' } = useParams();
  const learningPath = useLearningPath(slug);
  useScreenTitle(learningPath.data?.title);
  if (learningPath.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label={t('path.loading')} />
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
  const t = useLearningPathText();
  return (
    <EmptyState
      order={1}
      title={t('gone.title')}
      text={t('gone.text')}
      action={<LinkButton to={to.learningPath()}>{t('gone.action')}</LinkButton>}
    />
  );
}

function LearningPathInfo({ learningPath }: { learningPath: LearningPathDetails }) {
  const skillName = useSkillName();
  const t = useLearningPathText();
  const inCatalogue = useCatalogueText();
  const format = useFormat();
  const courseWord = useCourseWords();
  const { title, subtitle, banner_url, banner_alt, partner, level, course_count, estimated_minutes } = learningPath;
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={[
          { label: inCatalogue('crumb.marketplace'), to: to.marketplace() },
          { label: t('path.all'), to: to.learningPath() },
        ]}
      />
      {/* An older API says nothing of it, and knows no skills. */}
      {learningPath.is_offered === false && (
        <Alert color="blue" title={t('ended.title')}>
          {t('ended.text')}
        </Alert>
      )}
      {banner_url && <img className={classes.banner} src={banner_url} alt={banner_alt} width={1280} height={320} />}
      <div className={classes.layout}>
        <div className={classes.panel}>
          <PathPanel
            learningPath={learningPath}
            cart={<AddToCart kind="learning_path" slug={learningPath.slug} />}
            instead={<PathPlanHint />}
          />
        </div>
        <div className={classes.main}>
          <div className={classes.facts}>
            <PersonBadge
              name={partner.full_name}
              initial={partner.initial}
              image={partner.profile_image}
              title={partner.title}
            />
            <p>
              {[
                inCatalogue('count.courses', { count: course_count }),
                format.duration(estimated_minutes * 60),
                courseWord(`level.${level}`),
              ].join(' · ')}
            </p>
          </div>
          <Section title={t('objectives.title')}>
            <ul className={classes.objectives}>
              {learningPath.objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </Section>
          <Section title={t('about.title')}>
            <Markdown text={learningPath.overview} />
          </Section>
          {learningPath.skills?.length > 0 && (
            <Section title={t('skills.title')}>
              <Group gap="xs">
                {learningPath.skills.map((skill) => (
                  <Badge key={skill.id} variant="light" size="lg">
                    {skillName(skill)}
                  </Badge>
                ))}
              </Group>
            </Section>
          )}
          <PathCourses learningPath={learningPath} />
          <PathAssignments learningPath={learningPath} />
        </div>
      </div>
    </Page>
  );
}
