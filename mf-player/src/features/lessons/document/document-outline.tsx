import { useRef } from 'react';
import { UnstyledButton } from '@stoa/shared/kit';
import type { OutlineEntry } from '@stoa/shared/ui/pdf/pdf-outline.ts';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useDocumentText } from '../../../messages/document.ts';
import { useEscape } from '../use-escape.ts';
import classes from './document-lesson.module.css';

interface DocumentOutlineProps {
  entries: readonly OutlineEntry[];
  /** The page that is open. */
  page: number;
  onTurn(page: number): void;
  onClose(): void;
}

/** The document's own bookmarks. Beside the page it stays; where it stands over the page, it makes room for it. */
export function DocumentOutline({ entries, page, onTurn, onClose }: DocumentOutlineProps) {
  const t = useDocumentText();
  const list = useRef<HTMLElement>(null);
  useFocusBack();
  useEscape(onClose, list);
  const choose = (chosen: number) => {
    onTurn(chosen);
    if (!window.matchMedia('(min-width: 62em)').matches) onClose();
  };
  return (
    <nav ref={list} aria-label={t('outline.name')} className={classes.outline}>
      <Entries entries={entries} current={entryOn(entries, page)} onChoose={choose} />
    </nav>
  );
}

interface EntriesProps {
  entries: readonly OutlineEntry[];
  current: OutlineEntry | undefined;
  onChoose(page: number): void;
}

function Entries({ entries, current, onChoose }: EntriesProps) {
  return (
    <ol className={classes.entries}>
      {entries.map((entry, index) => {
        const { title, page, below } = entry;
        return (
          <li key={index}>
            {page === undefined ? (
              <span className={classes.entry} dir="auto">
                {title}
              </span>
            ) : (
              <UnstyledButton
                className={classes.entry ?? ''}
                aria-current={entry === current || undefined}
                onClick={() => onChoose(page)}
              >
                <span dir="auto">{title}</span>
                <span className={classes.number} aria-hidden="true">
                  {page}
                </span>
              </UnstyledButton>
            )}
            {below.length > 0 && <Entries entries={below} current={current} onChoose={onChoose} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The last one that begins on this page or before it. */
export function entryOn(entries: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  const all = (given: readonly OutlineEntry[]): OutlineEntry[] => given.flatMap((one) => [one, ...all(one.below)]);
  return all(entries).findLast((entry) => entry.page !== undefined && entry.page <= page);
}
