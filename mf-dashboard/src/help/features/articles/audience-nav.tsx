import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useHelpWords } from '../../../messages/help-words.ts';
import classes from './articles.module.css';
import { readers, type Readers } from './use-help.ts';

/** For whom the articles are that stand below. */
export function AudienceNav({ current, q }: { current: Readers; q: string }) {
  const word = useHelpWords();
  return (
    <nav aria-label={word('audience')}>
      <ul className={classes.audiences}>
        {readers.map((audience) => (
          <li key={audience}>
            <Link
              className={classes.audience}
              to={to.help({ audience, ...(q !== '' && { q }) })}
              aria-current={audience === current ? 'page' : undefined}
            >
              {word(`audience.${audience}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
