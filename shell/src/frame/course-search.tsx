import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CourseSuggestion } from '@stoa/shared/contract/courses.ts';
import { resultsPath } from './results-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCourseSuggestions } from './use-course-suggestions.ts';
import classes from './course-search.module.css';

const RESULTS = '/marketplace/results';

interface CourseSearchProps {
  size?: 'header' | 'hero';
  placeholder?: string;
}

/** The course search: a combobox that suggests names, and a plain search on Enter. */
export function CourseSearch({ size = 'header', placeholder = 'Search For A Course...' }: CourseSearchProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onResults = pathname === RESULTS;
  const address = onResults ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState({ text: address, address });
  // The results screen's own search changes the address; the field follows it.
  if (typed.address !== address) setTyped({ text: address, address });
  const [used, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  // On the results screen the results themselves are the answer.
  const courses = useCourseSuggestions(typed.text, used && !onResults);
  const isShown = isOpen && courses.length > 0;

  function leave(to: string, text: string) {
    setTyped({ text, address });
    setOpen(false);
    setActive(-1);
    void navigate(to);
  }
  const pick = (course: CourseSuggestion) =>
    leave(resultsPath({ q: course.name, category: course.category?.category.slug }), course.name);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = isShown ? courses[active] : undefined;
    if (chosen) pick(chosen);
    else leave(resultsPath({ q: typed.text.trim() }), typed.text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (courses.length > 0) setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, courses.length));
    }
  }

  return (
    <form
      role="search"
      aria-label={size === 'hero' ? 'Search' : 'Search in the header'}
      className={classes.search}
      data-size={size}
      onSubmit={submit}
      onBlur={() => setOpen(false)}
    >
      <IconSearch className={classes.icon} stroke={1.75} aria-hidden="true" />
      <input
        type="text"
        className={classes.input}
        role="combobox"
        aria-label="Search for a course"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isShown && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={typed.text}
        onChange={(event) => {
          setTyped({ text: event.currentTarget.value, address });
          setUsed(true);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setUsed(true)}
        onKeyDown={onKeyDown}
      />
      {size === 'hero' && (
        <button type="submit" className={classes.submit}>
          Search
        </button>
      )}
      <SuggestionList id={listId} courses={isShown ? courses : []} active={active} onPick={pick} />
    </form>
  );
}

/** Down past the last comes back to what was typed (-1), and so does up past the first. */
const stepped = (at: number, step: 1 | -1, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;
