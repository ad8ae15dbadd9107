import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCoursesText } from '../../messages/courses.ts';

const DEBOUNCE_MS = 400;

interface CourseSearchProps {
  value: string;
  onSearch(text: string): void;
}

/** Searches when typing stops. Follows the URL when that changes by itself (back, a link). */
export function CourseSearch({ value, onSearch }: CourseSearchProps) {
  const t = useCoursesText();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return <SearchField label={t('search')} value={text} onChange={setText} />;
}
