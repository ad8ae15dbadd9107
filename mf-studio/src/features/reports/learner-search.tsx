import { useEffect, useRef, useState } from 'react';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useReportsText } from '../../messages/reports.ts';

const TYPING_STOPPED_MS = 400;

interface LearnerSearchProps {
  value: string;
  onSearch(text: string): void;
}

/** Looks for a name once the typing stops. Follows the address when that changes by itself. */
export function LearnerSearch({ value, onSearch }: LearnerSearchProps) {
  const t = useReportsText();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      search.current(wanted);
    }, TYPING_STOPPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <SearchField label={t('learners.search')} visibleLabel value={text} onChange={setText} />;
}
