import { IconCheck } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { contentTypeNames, levelNames } from '@stoa/shared/contract/course-words.ts';
import type { CourseDetails } from '@stoa/shared/contract/courses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { countText, dateText, durationText, numberText } from '@stoa/shared/ui/format.ts';
import { Badge, Group } from '@stoa/shared/ui/kit.ts';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader, type Crumb } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CourseCurriculum } from '../features/courses/course-curriculum.tsx';
import { useCourse } from '../features/courses/use-courses.ts';
import { EnrolPanel } from '../features/enrolment/enrol-panel.tsx';
import { RateForm } from '../features/ratings/rate-form.tsx';
import { RatingList } from '../features/ratings/rating-list.tsx';
import { paths } from '../paths.ts';
import classes from './course-info-screen.module.css';

export function CourseInfoScreen() {
  const { slug = '' } = useParams();
  const course = useCourse(slug);
  useScreenTitle(course.data?.name);
  if (course.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label="Loading the course" />
      </Page>
    );
  }
  if (course.isError) return <Page>{isGone(course.error) ? <NoSuchCourse /> : <LoadFailed query={course} />}</Page>;
  return <CourseInfo course={course.data} />;
}

const isGone = (error: Error) => isApiError(error) && error.code === 'not_found';

function NoSuchCourse() {
  return (
    <EmptyState
      order={1}
      title="This course is not here"
      text="It may have been taken off the catalogue, or the address may be mistyped."
      action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
    />
  );
}

function CourseInfo({ course }: { course: CourseDetails }) {
  return (
    <Page>
      <PageHeader title={course.name} subtitle={course.short_description} breadcrumbs={crumbs(course)} />
      <div className={classes.layout}>
        <div className={classes.panel}>
          <EnrolPanel course={course} />
        </div>
        <div className={classes.main}>
          <Facts course={course} />
          <Section title="What you will be able to do">
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
            title="Curriculum"
            lead={`${countText(course.modules.length, 'module')}, ${countText(course.lesson_count, 'lesson')}${course.duration_s > 0 ? `, ${durationText(course.duration_s)}` : ''}.`}
          >
            <CourseCurriculum slug={course.slug} modules={course.modules} />
          </Section>
          <Section title="About this course">
            <Markdown text={course.description} />
          </Section>
          <LinesSection title="What you need to begin" lines={course.requirements} />
          <LinesSection title="Who this course is for" lines={course.audience} />
          {course.skills.length > 0 && (
            <Section title="Skills">
              <Group gap="xs">
                {course.skills.map(({ id, skill }) => (
                  <Badge key={id} variant="light" size="lg">
                    {skill}
                  </Badge>
                ))}
              </Group>
            </Section>
          )}
          <Section title="Ratings">
            {course.student_percentage !== null && <RateForm courseId={course.id} />}
            <RatingList courseId={course.id} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

function crumbs({ category, name }: CourseDetails): Crumb[] {
  const top = { label: 'Marketplace', to: paths.marketplace };
  if (!category) return [top, { label: name }];
  const [first, second, third] = [category.category, category.sub_category, category.final_category];
  const chosen = { category: first.slug, sub_category: second.slug };
  return [
    top,
    { label: first.name, to: paths.results({ category: first.slug }) },
    { label: second.name, to: paths.results(chosen) },
    { label: third.name, to: paths.results({ ...chosen, final_category: third.slug }) },
  ];
}

function Facts({ course }: { course: CourseDetails }) {
  return (
    <div className={classes.facts}>
      <PersonBadge
        name={course.creator.full_name}
        initial={course.creator.initial}
        image={course.creator.profile_image}
        title={course.creator.title}
      />
      <FactList>
        <Fact name="Rating">
          <RatingStars value={course.rating} count={course.rating_count} />
        </Fact>
        <Fact name="Learners">{numberText(course.enrollment_count)}</Fact>
        {course.level && <Fact name="Level">{levelNames[course.level]}</Fact>}
        {course.content_type && <Fact name="Format">{contentTypeNames[course.content_type]}</Fact>}
        <Fact name="Language">{new Intl.DisplayNames('en', { type: 'language' }).of(course.language)}</Fact>
        <Fact name="Last updated">{dateText(course.updated_at, 'medium')}</Fact>
      </FactList>
    </div>
  );
}
