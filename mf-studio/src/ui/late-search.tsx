import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 400;

interface LateSearchProps {
  label: string;
  value: string;
  onSearch(text: string): void;
}

/** Searches when typing stops. Follows the URL when that changes by itself (back, a link). */
export function LateSearch({ label, value, onSearch }: LateSearchProps) {
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
  return <SearchField label={label} value={text} onChange={setText} />;
}
