import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Input, Progress, Skeleton } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useEffect, useId, useRef } from 'react';
import { useFilmCopiesText } from '../../messages/film-copies.ts';
import type { ConvertFilm } from './convert-film.ts';
import classes from './film-copies.module.css';
import { FilmCopyList } from './film-copy-list.tsx';
import type { Making } from './rung-maker.ts';
import type { SendCopy } from './send-copy.ts';
import { useRungs } from './use-rungs.ts';

interface FilmCopiesProps {
  film: StoredFile;
  isReadOnly: boolean;
  /** It was uploaded just now: its copies are made without being asked for. */
  isNew: boolean;
  /** A link to the film that has not run out. */
  open(): Promise<string>;
  convert?: ConvertFilm;
  send?: SendCopy;
}

/** The codecs' part comes with the first film that is made smaller. */
const convertLater: ConvertFilm = async (wanted) =>
  (await import(/* webpackChunkName: "film-conversion" */ './convert-film.ts')).convertFilm(wanted);

/** What a film is watched from on slow lines and small screens: made here, sent, kept, removed. */
export function FilmCopies({ film, isReadOnly, isNew, open, convert = convertLater, send }: FilmCopiesProps) {
  const t = useFilmCopiesText();
  const label = useId();
  const group = useRef<HTMLDivElement>(null);
  const { rungs, missing, making, removal, make, cancel } = useRungs(film, { open, convert, send });
  const isMaking = making !== undefined && making.kind !== 'failed';
  const mayMake = !isReadOnly && missing.length > 0 && rungs.data?.may_add === true;
  useOnce(isNew && mayMake, make);
  // Of another person's film nothing is told.
  if (isApiError(rungs.error) && rungs.error.code === 'not_found') return null;
  return (
    <div ref={group} role="group" tabIndex={-1} aria-labelledby={label} className={classes.copies}>
      <Input.Label id={label} component="div">
        {t('title')}
      </Input.Label>
      <Input.Description>{t('hint')}</Input.Description>
      {rungs.isPending && <Skeleton height="2rem" />}
      {rungs.isError && <LoadFailed query={rungs} />}
      {rungs.data && rungs.data.rungs.length > 0 && (
        <FilmCopyList
          of={rungs.data}
          isReadOnly={isReadOnly}
          removing={removal.isPending ? removal.variables : undefined}
          onRemove={(id) => removal.mutate(id, { onSettled: () => group.current?.focus() })}
        />
      )}
      {rungs.data?.rungs.length === 0 && missing.length === 0 && <p className={classes.note}>{t('small')}</p>}
      {rungs.data?.may_add === false && missing.length > 0 && <p className={classes.note}>{t('settled')}</p>}
      {removal.isError && <Input.Error role="alert">{t('remove.failed')}</Input.Error>}
      {isMaking && <Progressing making={making} onCancel={cancel} />}
      {making?.kind === 'failed' && <Input.Error role="alert">{t(`failed.${making.problem}`)}</Input.Error>}
      {mayMake && !isMaking && (
        <div>
          <Button size="compact-sm" variant="default" onClick={make}>
            {t('make')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Progressing({ making, onCancel }: { making: Exclude<Making, { kind: 'failed' }>; onCancel(): void }) {
  const t = useFilmCopiesText();
  const format = useFormat();
  const share = 'share' in making ? Math.floor(making.share * 100) : 0;
  const height = 'height' in making ? String(making.height) : '';
  return (
    <div className={classes.making}>
      <span role="status">{t(`making.${making.kind}`, { height })}</span>
      <Progress.Root size="md">
        <Progress.Section value={share} aria-label={t('making.name')} />
      </Progress.Root>
      <span className={classes.note}>{t('making.stay', { share: format.percent(share) })}</span>
      <div>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Does it when it first may, and not again: who cancels has said no. */
function useOnce(may: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!may || isDone.current) return;
    isDone.current = true;
    act();
  });
}
