import { useState, type FormEvent } from 'react';
import { Button } from '@stoa/shared/kit';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import classes from './search-form.module.css';

interface SearchFormProps {
  /** What is searched, read aloud. */
  name: string;
  label: string;
  submit: string;
  /** What was searched for; the field follows it. */
  q?: string;
  onSearch(q: string): void;
}

export function SearchForm({ name, label, submit, q = '', onSearch }: SearchFormProps) {
  const [text, setText] = useState(q);
  const [followed, setFollowed] = useState(q);
  if (followed !== q) {
    setFollowed(q);
    setText(q);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" aria-label={name} className={classes.search} onSubmit={search}>
      <SearchField value={text} onChange={setText} label={label} />
      <Button type="submit" size="md">
        {submit}
      </Button>
    </form>
  );
}
