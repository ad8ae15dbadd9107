import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';

const TYPING_STOPPED_MS = 350;

interface TypedSearchProps {
  label: string;
  search: string;
  onSearch(search: string): void;
}

/** A field that looks for what was typed once the typing stops. A search that was ended elsewhere empties it. */
export const TypedSearch = (props: TypedSearchProps) => (
  <SearchBox key={props.search === '' ? 'none' : 'some'} {...props} />
);

function SearchBox({ label, search, onSearch }: TypedSearchProps) {
  const [text, setText] = useState(search);
  const ask = useDebouncedCallback((typed: string) => onSearch(typed.trim()), TYPING_STOPPED_MS);
  return (
    <SearchField
      label={label}
      value={text}
      onChange={(value) => {
        setText(value);
        ask(value);
      }}
    />
  );
}
