import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCreatorsText } from '../../messages/creators.ts';
import classes from './request-card.module.css';

/** Every step of a request: who, when and why. */
export function RequestHistory({ history }: Pick<ListedVerification, 'history'>) {
  const t = useCreatorsText();
  const format = useFormat();
  return (
    <details className={classes.history}>
      <summary>{t('history.title')}</summary>
      <ol>
        {history.map(({ action, at, by, note }) => (
          <li key={`${action} ${at}`}>
            {t('history.line', {
              action: t(`action.${action}`),
              name: by?.full_name ?? t('decided.former'),
              date: format.moment(at),
            })}
            {note && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
