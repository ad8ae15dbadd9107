import { Button, Checkbox, Pagination } from '@stoa/shared/kit';
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconSortAscending } from '@tabler/icons-react';
import type { CaptionFile } from '../../builder/captions/cue.ts';
import { useCaptionsText } from '../../messages/captions.ts';
import classes from './caption-editor.module.css';
import { captionKeys } from './caption-keys.ts';
import { CaptionSheet } from './caption-sheet.tsx';
import { CueFields } from './cue-fields.tsx';
import { CueSaving, type CueUpload } from './cue-saving.tsx';
import { useCaptionKeys } from './use-caption-keys.ts';
import { CUES_A_PAGE, INSERT_ID, useCueDesk } from './use-cue-desk.ts';

export interface CueDeskProps {
  file: CaptionFile;
  media: { kind: 'video' | 'audio'; url: string | null; durationS: number };
  /** How the last saving stands. */
  upload: CueUpload;
  /** Gives the whole file to be saved. */
  onSave(text: string): void;
}

/** The film on one side, its captions on the other. */
export function CueDesk({ file, media, upload, onSave }: CueDeskProps) {
  const t = useCaptionsText();
  const { setFilm, ...desk } = useCueDesk({ file, durationS: media.durationS, onSave });
  const heard = useCaptionKeys(desk.act);
  const { rows, page, problems } = desk;
  const Film = media.kind;
  const from = (page - 1) * CUES_A_PAGE;
  const shown = rows.slice(from, from + CUES_A_PAGE);
  return (
    <div ref={heard} className={classes.desk}>
      <div className={classes.stage}>
        <Film
          ref={setFilm}
          className={classes[media.kind]}
          src={media.url ?? undefined}
          controls
          preload="metadata"
          playsInline
          aria-label={t(media.kind === 'video' ? 'editor.film' : 'editor.audio')}
          onTimeUpdate={desk.follow}
          onSeeked={desk.follow}
        />
        <p className={classes.now} aria-label={t('editor.now')}>
          {desk.now?.text}
        </p>
        <CueSaving
          upload={upload}
          isPending={desk.isPending}
          broken={problems.filter(Boolean).length}
          isEmpty={desk.isEmpty}
        />
        <CaptionSheet />
      </div>
      <div className={classes.side}>
        <div className={classes.tools}>
          <Button
            id={INSERT_ID}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => desk.act('insert', undefined)}
          >
            {t('act.insert')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!desk.canUndo}
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => desk.act('undo', undefined)}
          >
            {t('act.undo')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!desk.canRedo}
            leftSection={<IconArrowForwardUp size={18} aria-hidden="true" />}
            onClick={() => desk.act('redo', undefined)}
          >
            {t('act.redo')}
          </Button>
          {!desk.isSorted && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconSortAscending size={18} aria-hidden="true" />}
              onClick={desk.sort}
            >
              {t('editor.sort')}
            </Button>
          )}
        </div>
        <Checkbox
          label={t('editor.overlap')}
          description={t('editor.overlap.hint')}
          checked={desk.mayOverlap}
          onChange={(event) => desk.setMayOverlap(event.currentTarget.checked)}
        />
        {rows.length === 0 && <p className={classes.empty}>{t('editor.empty', { keys: captionKeys.insert })}</p>}
        <ol className={classes.cues} start={from + 1} aria-label={t('editor.list')}>
          {shown.map((row, index) => (
            <CueFields
              key={row.key}
              row={row}
              number={from + index + 1}
              problem={problems[from + index]}
              isNow={desk.now?.key === row.key}
              isLast={from + index === rows.length - 1}
              onChange={desk.type}
              onAct={desk.act}
              onPlay={desk.play}
            />
          ))}
        </ol>
        {rows.length > CUES_A_PAGE && (
          <div className={classes.pages}>
            <span>{t('editor.page', { from: from + 1, to: from + shown.length, count: rows.length })}</span>
            <Pagination
              total={Math.ceil(rows.length / CUES_A_PAGE)}
              value={page}
              onChange={desk.setPage}
              getControlProps={(control) => ({
                'aria-label': t(control === 'next' ? 'editor.nextPage' : 'editor.previousPage'),
              })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
