import type { FilmRungs, Rung } from '@stoa/shared/contract/teaching/rungs.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { useFilmCopiesText } from '../../messages/film-copies.ts';
import classes from './film-copies.module.css';
import { FilmUses } from './film-uses.tsx';

interface FilmCopyListProps {
  of: FilmRungs;
  isReadOnly: boolean;
  /** The copy whose removal is not answered yet. */
  removing: string | undefined;
  onRemove(id: string): void;
}

/** The copies that a film has. What could not be made again, or is played elsewhere, is removed only after a question. */
export function FilmCopyList({ of: { rungs, may_add, uses }, isReadOnly, removing, onRemove }: FilmCopyListProps) {
  const t = useFilmCopiesText();
  const format = useFormat();
  const isElsewhere = (uses ?? []).length > 1;
  const [asked, setAsked] = useState<Rung>();
  const confirm = () => {
    setAsked(undefined);
    if (asked) onRemove(asked.id);
  };
  return (
    <>
      <ul className={classes.list}>
        {rungs.map((rung) => (
          <li key={rung.id}>
            {t('rung', { height: String(rung.height), size: format.bytes(rung.bytes) })}
            {!isReadOnly && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={t('remove.named', { height: String(rung.height) })}
                loading={removing === rung.id}
                onClick={() => (may_add && !isElsewhere ? onRemove(rung.id) : setAsked(rung))}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('remove.ask', { height: String(asked?.height) })}
        text={
          <>
            {!may_add && <p>{t('remove.text')}</p>}
            {isElsewhere && <FilmUses uses={uses ?? []} />}
          </>
        }
        confirmLabel={t('remove')}
        destructive
        onCancel={() => setAsked(undefined)}
        onConfirm={confirm}
      />
    </>
  );
}
