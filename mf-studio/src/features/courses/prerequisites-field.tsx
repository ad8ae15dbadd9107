import { MOST_PREREQUISITES, type Prerequisite } from '@stoa/shared/contract/teaching/prerequisites.ts';
import { ActionIcon, Checkbox, Input } from '@stoa/shared/kit';
import { Select } from '@stoa/shared/overlays';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useBuilderText } from '../../messages/builder.ts';
import classes from './prerequisites-field.module.css';
import { useSuggestedCourses } from './use-suggested-courses.ts';

interface PrerequisitesFieldProps {
  value: Prerequisite[];
  onChange(prerequisites: Prerequisite[]): void;
  error: string | undefined;
}

/** Courses to be taken before this one: found by their title, each advice or a must. */
export function PrerequisitesField({ value, onChange, error }: PrerequisitesFieldProps) {
  const t = useBuilderText();
  const { course, isReadOnly } = useBuilder();
  /** Of those that were chosen just now, and are not in the course as the server tells it yet. */
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (id: string): string =>
    course.prerequisites?.find(({ course_id }) => course_id === id)?.name ?? met.get(id) ?? t('prerequisites.new');
  return (
    <Input.Wrapper
      id="prerequisites"
      label={t('field.prerequisites')}
      description={t('prerequisites.hint')}
      error={error}
    >
      <ul className={classes.courses} id="prerequisites" tabIndex={-1}>
        {value.map(({ course_id: id, must }) => (
          <li key={id} className={classes.course}>
            <Checkbox
              className={classes.name}
              label={t('prerequisites.must', { name: nameOf(id) })}
              checked={must}
              disabled={isReadOnly}
              onChange={({ currentTarget: { checked } }) =>
                onChange(value.map((one) => (one.course_id === id ? { ...one, must: checked } : one)))
              }
            />
            {!isReadOnly && (
              <ActionIcon
                aria-label={t('prerequisites.remove', { name: nameOf(id) })}
                size="md"
                onClick={() => {
                  onChange(value.filter((one) => one.course_id !== id));
                  document.getElementById('prerequisites')?.focus();
                }}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && value.length < MOST_PREREQUISITES && (
        <FindCourse
          known={[course.id, ...value.map(({ course_id }) => course_id)]}
          onFind={({ id, name }) => {
            setMet(new Map(met).set(id, name));
            onChange([...value, { course_id: id, must: false }]);
          }}
        />
      )}
    </Input.Wrapper>
  );
}

interface FindCourseProps {
  known: readonly string[];
  onFind(course: { id: string; name: string }): void;
}

function FindCourse({ known, onFind }: FindCourseProps) {
  const t = useBuilderText();
  const [words, setWords] = useState('');
  const { data = [], isAsked } = useSuggestedCourses(words);
  const found = data.filter(({ id }) => !known.includes(id));
  return (
    <Select
      aria-label={t('prerequisites.search')}
      placeholder={t('prerequisites.search')}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has found them, by more than the letters of the title.
      filter={({ options }) => options}
      value={null}
      onChange={(id) => {
        const course = found.find((one) => one.id === id);
        if (course) onFind(course);
        setWords('');
      }}
      nothingFoundMessage={t(isAsked ? 'prerequisites.none' : 'prerequisites.type')}
      comboboxProps={{ withinPortal: false, keepMounted: false }}
      autoComplete="off"
    />
  );
}
