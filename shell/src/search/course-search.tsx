import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { useFrame } from '../context/frame-context.tsx';
import { useFrameText } from '../messages/frame.ts';
import { resultsPath } from './results-path.ts';
import { searchChoiceStore, type SearchChoice } from './search-choice.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { recentSearch, type Suggestion } from './suggestions.ts';
import { useCourseSuggestions } from './use-course-suggestions.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import classes from './course-search.module.css';

const RESULTS = to.results();
const filters = ['category', 'sub_category', 'final_category'] as const;

interface CourseSearchProps {
  size?: 'header' | 'hero';
  placeholder?: string;
}

/** The course search: a combobox that suggests names, and a plain search on Enter. */
export function CourseSearch({ size = 'header', placeholder }: CourseSearchProps) {
  const t = useFrameText();
  const navigate = useNavigate();
  const { hasScreen } = useFrame();
  const onResults = useLocation().pathname === RESULTS;
  const [text, setText] = useSearchText(size);
  const [used, setUsed] = useState(false);
  // On the results screen the results themselves are the answer.
  const { suggestions: found, isNothing } = useCourseSuggestions(text, used && !onResults);
  const recent = useRecentSearches();
  const suggestions = text.trim() === '' && !onResults ? recentLines(recent.texts) : found;
  const combobox = useCombobox({
    count: suggestions.length,
    onPick: (index) => pick(suggestions[index]),
    onDelete: (index) => forget(suggestions[index]),
  });

  function leave(choice: SearchChoice) {
    setText(choice.text);
    combobox.close();
    searchChoiceStore.getState().choose(choice);
    recent.remember(choice.text);
    const { text: q, ...filter } = choice;
    void navigate(resultsPath({ q, ...filter }));
  }
  function pick(suggestion: Suggestion | undefined) {
    if (!suggestion) return;
    if (suggestion.kind === 'forget') return recent.forgetAll();
    if (suggestion.kind === 'path') return go(suggestion.to);
    // Where no remote shows teachers, their courses are searched for.
    if (suggestion.kind === 'teacher' && hasScreen(addresses.instructor)) return go(to.instructor(suggestion));
    leave(suggestion.choice);
  }
  function go(address: string) {
    combobox.close();
    void navigate(address);
  }
  function forget(suggestion: Suggestion | undefined): boolean {
    if (suggestion?.kind !== 'recent') return false;
    recent.forget(suggestion.text);
    return true;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const kept = searchChoiceStore.getState().choice;
    const words = text.trim();
    // The same words again lead back to where they were found, filter and all.
    leave(words !== '' && words === kept.text && !onResults ? kept : { text: words });
  }

  const nothingFor = isNothing && combobox.isOpen ? text.trim() : null;
  const says =
    nothingFor !== null ? t('search.none', { text: nothingFor }) : t('search.found', { count: suggestions.length });
  return (
    <form
      role="search"
      aria-label={t(`search.${size}`)}
      className={classes.search}
      data-size={size}
      // Before the site's code is there, a browser goes by itself.
      action={RESULTS}
      onSubmit={submit}
      onBlur={combobox.close}
    >
      <IconSearch className={classes.icon} stroke={1.75} aria-hidden="true" />
      <input
        type="text"
        name="q"
        className={classes.input}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder ?? t('search.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setUsed(true);
          combobox.open();
        }}
        onFocus={() => setUsed(true)}
        onClick={() => text.trim() === '' && combobox.open()}
        {...combobox.input}
      />
      {size === 'hero' && (
        <button type="submit" className={classes.submit}>
          {t('search.hero')}
        </button>
      )}
      <SuggestionList
        {...combobox}
        suggestions={suggestions}
        nothingFor={nothingFor}
        onPick={(index) => pick(suggestions[index])}
        onForget={(index) => forget(suggestions[index])}
      />
      <VisuallyHidden role="status">
        {combobox.isOpen && (nothingFor !== null || suggestions.length > 0) ? says : ''}
      </VisuallyHidden>
    </form>
  );
}

const recentLines = (texts: readonly string[]): Suggestion[] =>
  texts.length === 0 ? [] : [...texts.map(recentSearch), { kind: 'forget', id: 'forget' }];

/** What stands in the field: of the results' address, which their own search may change; else what was looked for last. */
function useSearchText(size: CourseSearchProps['size']) {
  const { pathname, search } = useLocation();
  const kept = useStore(searchChoiceStore, ({ choice }) => choice.text);
  const remembered = size === 'header' ? kept : '';
  const onResults = pathname === RESULTS;
  const given = onResults ? (new URLSearchParams(search).get('q') ?? '') : remembered;
  const [typed, setTyped] = useState({ text: given, given });
  if (typed.given !== given) setTyped({ text: given, given });
  // Results are also reached by a link, and searched by fields of their own.
  useEffect(() => {
    if (size === 'header' && onResults) searchChoiceStore.getState().choose(choiceOf(search));
  }, [size, onResults, search]);
  return [typed.text, (text: string) => setTyped({ text, given })] as const;
}

function choiceOf(search: string): SearchChoice {
  const params = new URLSearchParams(search);
  const given = filters.map((name) => [name, params.get(name) ?? undefined]);
  return { ...Object.fromEntries(given), text: params.get('q') ?? '' };
}
