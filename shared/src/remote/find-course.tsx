import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '../contract/site/addresses.ts';
import { useUiText } from '../i18n/messages/ui.ts';
import { Button, TextInput } from '../ui/kit.ts';
import { LinkAnchor } from '../ui/router-link.tsx';
import classes from './find-course.module.css';

/** The ways on from an address where there is nothing: a search, and the marketplace. */
export function FindCourse() {
  const t = useUiText();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  function search(event: FormEvent): void {
    event.preventDefault();
    const q = words.trim();
    void navigate(to.results({ q }));
  }
  return (
    <div className={classes.find}>
      <form role="search" aria-label={t('find.label')} className={classes.form} onSubmit={search}>
        <TextInput
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          className={classes.field}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          {t('find.go')}
        </Button>
      </form>
      <LinkAnchor to={to.marketplace()}>{t('find.marketplace')}</LinkAnchor>
    </div>
  );
}
