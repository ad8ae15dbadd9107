import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, Loader, TextInput, Title } from '@stoa/shared/kit';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import classes from './course-finder.module.css';
import { useCourseFacts } from './use-course-facts.ts';

const DEBOUNCE_MS = 300;
const MOST_SHOWN = 6;

interface CourseFinderProps {
  /** Ids of the courses that the path has. */
  known: readonly string[];
  onAdd(course: CourseCard): void;
}

/** Published courses as the catalogue finds them; without words, the ones that most take. */
export function CourseFinder({ known, onAdd }: CourseFinderProps) {
  const t = usePathBuilderText();
  const [words, setWords] = useState('');
  // Those that the path has already are found, too: so many more are asked for.
  const found = useFoundCourses(words, MOST_SHOWN + known.length);
  const courses = found.data?.items.filter(({ id }) => !known.includes(id)).slice(0, MOST_SHOWN) ?? [];
  return (
    <section aria-labelledby="find-courses" className={classes.finder}>
      <Title order={3} size="h5" id="find-courses">
        {t('find.title')}
      </Title>
      <TextInput
        id="course-search"
        type="search"
        label={t('find.label')}
        description={t('find.hint')}
        value={words}
        autoComplete="off"
        leftSection={found.isFetching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden="true" />}
        onChange={(event) => setWords(event.currentTarget.value)}
        // The builder is a form of its own; Enter sends nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.isError && <LoadFailed query={found} />}
      {found.data && (
        <p role="status" className={classes.count}>
          {courses.length === 0 ? t('find.none') : t('find.found', { count: courses.length })}
        </p>
      )}
      <ul className={classes.found}>
        {courses.map((course) => (
          <FoundCourse key={course.id} course={course} onAdd={() => onAdd(course)} />
        ))}
      </ul>
    </section>
  );
}

function FoundCourse({ course, onAdd }: { course: CourseCard; onAdd(): void }) {
  const t = usePathBuilderText();
  const factsOf = useCourseFacts();
  return (
    <li className={classes.course}>
      <span className={classes.words}>
        <strong>{course.name}</strong>
        <span className={classes.facts}>{factsOf(course)}</span>
      </span>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={t('find.add.of', { name: course.name })}
        onClick={() => {
          onAdd();
          // The button goes with its row; from the search one goes on.
          document.getElementById('course-search')?.focus();
        }}
      >
        {t('find.add')}
      </Button>
    </li>
  );
}

function useFoundCourses(words: string, most: number) {
  const api = useApi();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(words.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useQuery({
    queryKey: ['path-course-search', q, most],
    queryFn: ({ signal }) =>
      api.listCourses({ query: { ...(q && { q }), sort: q ? 'relevance' : 'popular', per_page: most }, signal }),
    placeholderData: keepPreviousData,
  });
}
