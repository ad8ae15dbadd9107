import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { HelpDeskRow } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ActionIcon, VisuallyHidden } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useHelpWords } from '../../../messages/help-words.ts';
import { useHelpDeskText } from '../../messages/help-desk.ts';
import classes from './help-desk.module.css';
import { useHelpOrder } from './use-help-desk.ts';

const tones = { draft: 'neutral', published: 'success', changed: 'warning', unpublished: 'neutral' } as const;

/** All articles in the order of the help centre. */
export function HelpList({ articles }: { articles: readonly HelpDeskRow[] }) {
  const t = useHelpDeskText();
  const { mutate, isPending, variables } = useHelpOrder();
  const [said, setSaid] = useState('');
  const shown = isPending ? variables.flatMap((id) => articles.find((article) => article.id === id) ?? []) : articles;
  function move(article: HelpDeskRow, at: number, step: -1 | 1): void {
    const ids = shown.map(({ id }) => id);
    mutate(ids.toSpliced(at, 1).toSpliced(at + step, 0, article.id));
    setSaid(t('moved', { title: article.title, place: at + step + 1, count: ids.length }));
  }
  return (
    <>
      <ol className={classes.list} aria-label={t('list')}>
        {shown.map((article, at) => (
          <li key={article.id} className={classes.row}>
            <ArticleWords article={article} />
            <Steps
              title={article.title || t('untitled')}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              onStep={(step) => move(article, at, step)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function ArticleWords({
  article: { id, title, topic, audiences, state, helpful, unhelpful },
}: {
  article: HelpDeskRow;
}) {
  const t = useHelpDeskText();
  const word = useHelpWords();
  const format = useFormat();
  const name = title || t('untitled');
  const facts = {
    topic: word(`topic.${topic}`),
    audiences: format.list(audiences.map((one) => word(`audience.${one}`))),
  };
  return (
    <div className={classes.words}>
      <LinkAnchor className={classes.name} to={to.helpDeskArticle({ id })} aria-label={t('row.edit', { title: name })}>
        {name}
      </LinkAnchor>
      <span className={classes.soft}>{t('row.facts', facts)}</span>
      <span>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </span>
      {helpful + unhelpful > 0 && (
        <span className={classes.soft}>{t('row.answers', { yes: helpful, no: unhelpful })}</span>
      )}
    </div>
  );
}

interface StepsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onStep(step: -1 | 1): void;
}

function Steps({ title, isFirst, isLast, onStep }: StepsProps) {
  const t = useHelpDeskText();
  return (
    <div className={classes.tools}>
      <ActionIcon size="lg" aria-label={t('up', { name: title })} disabled={isFirst} onClick={() => onStep(-1)}>
        <IconArrowUp size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t('down', { name: title })} disabled={isLast} onClick={() => onStep(1)}>
        <IconArrowDown size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
