import type { PathBuilder, PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useState } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { moved } from '../../ui/moved.ts';
import { usePathBuilding } from './path-builder-context.tsx';

type Line = PathFields['courses'][number];
export type PathCourse = Line & {
  /** Undefined where it was chosen just now and is not in the path as the server tells it yet. */
  course: CourseCard | undefined;
  status: PathBuilder['courses'][number]['status'];
};

interface Lines {
  value: Line[];
  onChange(lines: Line[]): void;
  /** The newest, by whatever was done since. */
  latest(): Line[];
}

/** The courses of a path as they are edited: each with its card, and what can be done with it. */
export function usePathCourses({ value, onChange, latest }: Lines) {
  const t = usePathBuilderText();
  const { toasts } = usePlatform();
  const { path } = usePathBuilding();
  const [met, setMet] = useState<ReadonlyMap<string, CourseCard>>(new Map());
  const courses = value.map((line): PathCourse => {
    const known = path.courses.find(({ course }) => course.id === line.course_id);
    return { ...line, course: known?.course ?? met.get(line.course_id), status: known?.status ?? 'published' };
  });
  const add = (course: CourseCard) => {
    setMet((now) => new Map(now).set(course.id, course));
    onChange([...latest(), { course_id: course.id, required: true }]);
  };
  const remove = (at: number) => {
    const line = value[at];
    if (!line) return;
    onChange(value.toSpliced(at, 1));
    const putBack = () => {
      const now = latest();
      if (!now.some(({ course_id }) => course_id === line.course_id)) onChange(now.toSpliced(at, 0, line));
    };
    toasts.show({
      kind: 'success',
      message: t('course.removed', { name: courses[at]?.course?.name ?? '' }),
      action: { label: t('undo'), run: putBack },
    });
  };
  return {
    courses,
    add,
    remove,
    setRequired: (at: number, required: boolean) => onChange(value.with(at, { ...value[at]!, required })),
    move: (from: number, to: number) => onChange(moved(value, from, to)),
  };
}
export type PathCourses = ReturnType<typeof usePathCourses>;
