import { useParams, useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Instructor } from '@stoa/shared/contract/market/instructors.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Avatar } from '@stoa/shared/kit';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardGridSkeleton, RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ResultCard } from '../features/courses/result-card.tsx';
import { FollowButton } from '../features/instructors/follow-button.tsx';
import { PER_PAGE, useInstructor, useInstructorCourses } from '../features/instructors/use-instructors.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { useInstructorText } from '../messages/instructor.ts';
import classes from './instructor-screen.module.css';

/** A teacher, for all to read: who they are, what they teach, how it is rated. */
export default function InstructorScreen() {
  const t = useInstructorText();
  const { id = '' } = useParams();
  const instructor = useInstructor(id);
  useScreenTitle(instructor.data?.full_name);
  if (instructor.isPending) {
    return (
      <Page>
        <RowSkeleton count={6} label={t('loading')} />
      </Page>
    );
  }
  if (instructor.data === undefined) {
    // An address that names no id is nobody's either.
    const isNobody = isApiError(instructor.error) && ['not_found', 'invalid'].includes(instructor.error.code);
    return <Page>{isNobody ? <Nobody /> : <LoadFailed query={instructor} />}</Page>;
  }
  return (
    <Page>
      <About instructor={instructor.data} />
      <Courses id={id} />
    </Page>
  );
}

function Nobody() {
  const t = useInstructorText();
  return <EmptyState order={1} title={t('gone.title')} text={t('gone.text')} action={<FindCourse />} />;
}

function About({ instructor }: { instructor: Instructor }) {
  const t = useInstructorText();
  const inCatalogue = useCatalogueText();
  const format = useFormat();
  const { full_name, initial, profile_image, title, about, rating, rating_count } = instructor;
  return (
    <>
      <PageHeader
        title={full_name}
        subtitle={title ?? undefined}
        breadcrumbs={[{ label: inCatalogue('crumb.marketplace'), to: to.marketplace() }, { label: t('crumb') }]}
      />
      <div className={classes.head}>
        <div className={classes.person}>
          <Avatar src={profile_image} size={96} radius="50%" color="aegean" alt="" aria-hidden="true">
            {initial}
          </Avatar>
          <FactList>
            <Fact name={t('fact.rating')}>
              <RatingStars value={rating} count={rating_count} />
            </Fact>
            <Fact name={t('fact.learners')}>{format.number(instructor.learner_count)}</Fact>
            <Fact name={t('fact.courses')}>{format.number(instructor.course_count)}</Fact>
            <Fact name={t('fact.followers')}>{format.number(instructor.follower_count)}</Fact>
          </FactList>
        </div>
        {!instructor.is_self && (
          <div className={classes.follow}>
            <FollowButton instructor={instructor} />
            <p>{t('follow.what')}</p>
          </div>
        )}
      </div>
      {about.trim() !== '' && (
        <Section title={t('about')}>
          <p className={classes.about}>{about}</p>
        </Section>
      )}
    </>
  );
}

function Courses({ id }: { id: string }) {
  const t = useInstructorText();
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page'));
  const courses = useInstructorCourses(id, Number.isInteger(asked) && asked > 0 ? asked : 1);
  return (
    <Section title={t('courses')}>
      {courses.isPending && <CardGridSkeleton />}
      {courses.isError && !courses.data && <LoadFailed query={courses} />}
      {courses.data && (
        <>
          <CourseCardGrid>
            {courses.data.items.map((course) => (
              <ResultCard key={course.id} course={course} />
            ))}
          </CourseCardGrid>
          <PageNumbers
            pages={Math.ceil(courses.data.total / PER_PAGE)}
            page={courses.data.page}
            onPage={(page) => setSearch(page === 1 ? {} : { page: String(page) })}
          />
        </>
      )}
    </Section>
  );
}
