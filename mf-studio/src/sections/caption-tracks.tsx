import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { MOST_MORE_CAPTIONS } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, NativeSelect, Skeleton, Text, Title, VisuallyHidden } from '@stoa/shared/kit';
import { Suspense, useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { languageChoices } from '../taxonomy/languages.ts';
import { useCaptionsText } from '../messages/captions.ts';
import { useCurriculumText } from '../messages/curriculum.ts';
import classes from './caption-tracks.module.css';
import { CaptionTrackRow } from './caption-track-row.tsx';
import { useCaptionTracks } from './use-caption-tracks.ts';
import { useCueUpload } from './use-cue-upload.ts';

const CaptionEditor = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "lesson-more" */ '../features/captions/caption-editor.tsx'))
    .CaptionEditor,
}));

/** What is said in a film or a recording, in one language or several. */
export function CaptionTracks({ lesson }: { lesson: BuilderLesson }) {
  const t = useCaptionsText();
  const curriculum = useCurriculumText();
  const format = useFormat();
  const { isReadOnly } = useBuilder();
  const tracks = useCaptionTracks(lesson);
  const cues = useCueUpload(lesson.id, tracks.put);
  const [editing, setEditing] = useState<string>();
  const { first, more } = tracks;
  const taken = new Set([first.language, ...more.map(({ language }) => language)]);
  const choices = languageChoices(format);
  const spoken = lesson.kind === 'audio' ? 'transcript' : 'captions';
  const edited = [first, ...more].find(({ language }) => language === editing);
  const openEditor = (language: string) => !isReadOnly && setEditing(language);
  const put = (language: string, id: string | null) => {
    // What stands in the editor is of the file before.
    if (language === editing) setEditing(undefined);
    tracks.put(language, id);
  };
  return (
    <section className={classes.tracks} aria-label={curriculum(`content.${spoken}`)}>
      <CaptionTrackRow
        id="lesson-captions"
        slot={`captions:${lesson.id}`}
        label={curriculum(`content.${spoken}`)}
        description={curriculum(`content.${spoken}.hint`)}
        track={first}
        onPut={(id) => put(first.language, id)}
        onEdit={() => openEditor(first.language)}
      >
        {!isReadOnly && (
          <NativeSelect
            label={t('track.language')}
            size="sm"
            value={first.language}
            data={choices.filter(({ value }) => value === first.language || !taken.has(value))}
            onChange={(event) => {
              setEditing(undefined);
              tracks.name(event.currentTarget.value);
            }}
          />
        )}
      </CaptionTrackRow>
      <Title order={4} size="h6">
        {t('more.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('more.hint')}
      </Text>
      {more.map((track) => (
        <CaptionTrackRow
          key={track.language}
          slot={`captions:${lesson.id}:${track.language}`}
          label={t('track.label', { language: format.language(track.language) })}
          description={t('track.hint')}
          track={track}
          onPut={(id) => put(track.language, id)}
          onEdit={() => openEditor(track.language)}
        >
          {!isReadOnly && (
            <>
              {track.file && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('track.firstNamed', { language: format.language(track.language) })}
                  onClick={() => tracks.putFirst(track.language)}
                >
                  {t('track.first')}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={t('track.removeNamed', { language: format.language(track.language) })}
                onClick={() => {
                  if (track.language === editing) setEditing(undefined);
                  tracks.remove(track.language);
                }}
              >
                {t('track.remove')}
              </Button>
            </>
          )}
        </CaptionTrackRow>
      ))}
      {!isReadOnly && more.length < MOST_MORE_CAPTIONS && (
        <AddLanguage choices={choices.filter(({ value }) => !taken.has(value))} onAdd={tracks.add} />
      )}
      {more.length >= MOST_MORE_CAPTIONS && <p>{t('more.full', { most: MOST_MORE_CAPTIONS })}</p>}
      {edited && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <CaptionEditor
            key={edited.language}
            language={edited.language}
            url={edited.file?.url ?? null}
            media={{
              kind: lesson.kind === 'audio' ? 'audio' : 'video',
              url: lesson.file?.url ?? null,
              durationS: lesson.duration_s,
            }}
            upload={cues.uploadOf(edited.language)}
            onSave={(text) => cues.save(edited, text)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      <VisuallyHidden role="status">{tracks.said}</VisuallyHidden>
    </section>
  );
}

function AddLanguage({
  choices,
  onAdd,
}: {
  choices: { value: string; label: string }[];
  onAdd(language: string): void;
}) {
  const t = useCaptionsText();
  const [wanted, setWanted] = useState('');
  const language = choices.some(({ value }) => value === wanted) ? wanted : (choices[0]?.value ?? '');
  return (
    <div className={classes.add}>
      <NativeSelect
        label={t('more.language')}
        value={language}
        data={choices}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => onAdd(language)}>
        {t('more.add')}
      </Button>
    </div>
  );
}
