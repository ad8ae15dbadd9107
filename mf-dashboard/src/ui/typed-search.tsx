import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';

const TYPING_STOPPED_MS = 350;

interface TypedSearchProps extends Pick<
  ComponentProps<typeof SearchField>,
  'label' | 'placeholder' | 'visibleLabel' | 'maxLength'
> {
  search: string;
  onSearch(search: string): void;
  /** What stands there at every key: for what else looks for it, and does not wait. */
  onType?(text: string): void;
  /** How long nothing was typed before it is looked for. */
  pauseMs?: number;
}

/** A field that looks for what was typed once the typing stops. It follows a search that was changed or ended elsewhere. */
export function TypedSearch({ search, onSearch, onType, pauseMs = TYPING_STOPPED_MS, ...field }: TypedSearchProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [followed, setFollowed] = useState(search);
  if (search !== followed) {
    setFollowed(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const ask = useWhileHere((typed: string) => {
    // The field was emptied from elsewhere meanwhile.
    if (typed !== text.trim()) return;
    setAsked(typed);
    onSearch(typed);
  }, pauseMs);
  return (
    <SearchField
      {...field}
      value={text}
      onChange={(value) => {
        setText(value);
        onType?.(value);
        ask(value.trim());
      }}
    />
  );
}

/**
 * Calls back after a pause, and never once somebody is on their way to another address: the screen they leave is still
 * there until the next one has come, and what it writes into the address would call them back.
 */
function useWhileHere(callback: (typed: string) => void, pauseMs: number): (typed: string) => void {
  const { key } = useLocation();
  const shown = useRef(window.location.href);
  const late = useRef<string>(undefined);
  const ask = useDebouncedCallback((typed: string, typedAt: string) => {
    if ([shown.current, typedAt].includes(window.location.href)) callback(typed);
    else late.current = typed;
  }, pauseMs);
  useEffect(() => {
    shown.current = window.location.href;
    // The way led to this very screen, as a filter does: what was typed is looked for there.
    if (late.current !== undefined) ask(late.current, shown.current);
    late.current = undefined;
  }, [key, ask]);
  return (typed) => ask(typed, window.location.href);
}
