import { IconCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useSkillName } from '@stoa/shared/i18n/use-skill-name.ts';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Badge, Group } from '@stoa/shared/kit';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader, type Crumb } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { CourseCurriculum } from '../features/courses/course-curriculum.tsx';
import { CourseInfoSkeleton } from '../features/courses/course-info-skeleton.tsx';
import { RelatedCourses } from '../features/courses/related-courses.tsx';
import { ShareCourse } from '../features/courses/share-course.tsx';
import { Trailer } from '../features/courses/trailer.tsx';
import { useCourse } from '../features/courses/use-courses.ts';
import { WishButton } from '../features/courses/wish-button.tsx';
import { EnrolPanel } from '../features/enrolment/enrol-panel.tsx';
import { PlanHint } from '../features/plans/plan-hint.tsx';
import { RateForm } from '@stoa/shared/remote/ratings/rate-form.tsx';
import { RatingReason } from '../features/ratings/rating-reason.tsx';
import { RatingList } from '../features/ratings/rating-list.tsx';
import { useCatalogueText } from '../messages/catalogue.ts';
import { useCourseInfoText } from '../messages/course-info.ts';
import classes from './course-info-screen.module.css';

export default function CourseInfoScreen() {
  const t = useCourseInfoText();
  const { slug = '' } = useParams();
  const course = useCourse(slug);
  useScreenTitle(course.data?.name);
  if (course.isPending) {
    return (
      <Page>
        <CourseInfoSkeleton label={t('course.loading')} />
      </Page>
    );
  }
  if (course.isError) return <Page>{isGone(course.error) ? <NoSuchCourse /> : <LoadFailed query={course} />}</Page>;
  return <CourseInfo course={course.data} />;
}

const isGone = (error: Error) => isApiError(error) && error.code === 'not_found';

function NoSuchCourse() {
  const t = useCourseInfoText();
  return <EmptyState order={1} title={t('gone.title')} text={t('gone.text')} action={<FindCourse />} />;
}

function CourseInfo({ course }: { course: CourseDetails }) {
  const skillName = useSkillName();
  const t = useCourseInfoText();
  const format = useFormat();
  const marketplace = useCatalogueText()('crumb.marketplace');
  const nameOf = useCategoryName();
  return (
    <Page>
      <PageHeader
        title={course.name}
        subtitle={course.short_description}
        breadcrumbs={crumbs(course, marketplace, nameOf)}
        actions={<ShareCourse name={course.name} slug={course.slug} />}
      />
      <div className={classes.layout}>
        <div className={classes.panel}>
          <EnrolPanel
            course={course}
            cover={<Trailer course={course} />}
            instead={<PlanHint slug={course.slug} />}
            cart={<AddToCart kind="course" slug={course.slug} />}
            wish={<WishButton course={course} />}
          />
        </div>
        <div className={classes.main}>
          <Facts course={course} />
          <Section title={t('objectives.title')}>
            <ul className={classes.objectives}>
              {course.objectives.map((objective) => (
                <li key={objective} className={classes.objective}>
                  <IconCheck className={classes.check} size={20} stroke={1.75} aria-hidden="true" />
                  {objective}
                </li>
              ))}
            </ul>
          </Section>
          <Section
            title={t('curriculum.title')}
            lead={[
              t('curriculum.modules', { count: course.modules.length }),
              t('curriculum.lessons', { count: course.lesson_count }),
              course.duration_s > 0 && format.duration(course.duration_s),
              course.resource_count > 0 && t('curriculum.resources', { count: course.resource_count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <CourseCurriculum slug={course.slug} modules={course.modules} />
          </Section>
          <Section title={t('about.title')}>
            <Markdown text={course.description} />
          </Section>
          {course.prerequisites && course.prerequisites.length > 0 && (
            <Section title={t('prerequisites.title')}>
              <ul>
                {course.prerequisites.map(({ course_id: id, slug, name, must }) => (
                  <li key={id}>
                    <LinkAnchor to={to.courseInfo({ slug })}>
                      {t(must ? 'prerequisites.must' : 'prerequisites.advice', { name })}
                    </LinkAnchor>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <LinesSection title={t('requirements.title')} lines={course.requirements} />
          <LinesSection title={t('audience.title')} lines={course.audience} />
          {course.skills.length > 0 && (
            <Section title={t('skills.title')}>
              <Group gap="xs">
                {course.skills.map((skill) => (
                  <Badge
                    key={skill.id}
                    component={Link}
                    to={to.results({ skill: skill.id })}
                    variant="light"
                    size="lg"
                    tt="none"
                  >
                    {skillName(skill)}
                  </Badge>
                ))}
              </Group>
            </Section>
          )}
          <Section title={t('ratings.title')}>
            {course.student_percentage !== null && <RateForm courseId={course.id} />}
            <RatingList courseId={course.id} />
          </Section>
        </div>
      </div>
      <RelatedCourses slug={course.slug} />
    </Page>
  );
}

type NameOf = ReturnType<typeof useCategoryName>;

function crumbs({ category, name }: CourseDetails, marketplace: string, nameOf: NameOf): Crumb[] {
  const top = { label: marketplace, to: to.marketplace() };
  if (!category) return [top, { label: name }];
  const [first, second, third] = [category.category, category.sub_category, category.final_category];
  const chosen = { category: first.slug, sub_category: second.slug };
  return [
    top,
    { label: nameOf(first), to: to.results({ category: first.slug }) },
    { label: nameOf(second), to: to.results(chosen) },
    { label: nameOf(third), to: to.results({ ...chosen, final_category: third.slug }) },
  ];
}

function Facts({ course }: { course: CourseDetails }) {
  const t = useCourseInfoText();
  const format = useFormat();
  const courseWord = useCourseWords();
  return (
    <div className={classes.facts}>
      <PersonBadge
        name={course.creator.full_name}
        initial={course.creator.initial}
        image={course.creator.profile_image}
        title={course.creator.title}
        to={to.instructor({ id: course.creator.id })}
      />
      {course.co_instructors?.length > 0 && (
        <ul className={classes.with} aria-label={t('with')}>
          {course.co_instructors.map(({ id, full_name, initial, profile_image }) => (
            <li key={id}>
              <PersonBadge
                name={full_name}
                initial={initial}
                image={profile_image}
                size="sm"
                to={to.instructor({ id })}
              />
            </li>
          ))}
        </ul>
      )}
      <FactList>
        <Fact name={t('fact.rating')}>
          <RatingStars value={course.rating} count={course.rating_count} />
          {course.rating !== null && <RatingReason />}
        </Fact>
        <Fact name={t('fact.learners')}>{format.number(course.enrollment_count)}</Fact>
        {course.is_micro && (
          <Fact name={t('fact.length')}>
            <StatusBadge tone="neutral">{courseWord('micro')}</StatusBadge>{' '}
            {course.duration_s > 0 && format.duration(course.duration_s)}
          </Fact>
        )}
        {course.level && <Fact name={t('fact.level')}>{courseWord(`level.${course.level}`)}</Fact>}
        {course.content_type && <Fact name={t('fact.format')}>{courseWord(`contentType.${course.content_type}`)}</Fact>}
        <Fact name={t('fact.language')}>{format.language(course.language)}</Fact>
        <Fact name={t('fact.updated')}>{format.date(course.updated_at, 'medium')}</Fact>
      </FactList>
    </div>
  );
}
