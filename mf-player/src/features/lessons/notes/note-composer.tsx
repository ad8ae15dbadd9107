import { useState } from 'react';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Switch, Textarea } from '@stoa/shared/kit';
import { useNotesText } from '../../../messages/notes.ts';
import { usePreferences } from '../media/media-preferences.ts';
import { usePlayingStore } from '../playing-store.ts';
import { placeNow, type NotedLesson, type Place } from './place-now.ts';
import { useBookmark } from './use-bookmark.ts';
import { useComposer } from './use-composer.ts';
import { useNoteRefusal } from './use-note-refusal.ts';
import classes from './notes.module.css';

const MOST_CHARACTERS = 5000;

/** The rule that a text breaks, as the server would say it. */
export function brokenRuleOf(text: string): RuleText | undefined {
  if (text.trim() === '') return rule('Write the note, or leave it out for a bookmark.');
  return text.trim().length > MOST_CHARACTERS ? rule('A note has at most 5000 characters.') : undefined;
}

/** Where a note is written, at the second or the page that the lesson is at. */
export function NoteComposer({ courseId, lesson }: { courseId: string; lesson: NotedLesson }) {
  const t = useNotesText();
  const ruleText = useRuleText();
  const refusal = useNoteRefusal();
  const { draft, isRestored, saving, type, move, save } = useComposer(courseId, lesson);
  const [isAsked, setAsked] = useState(false);
  const setBookmark = useBookmark(courseId, lesson.id);
  const broken = brokenRuleOf(draft.text);
  const isWriting = draft.text !== '';
  const place = usePlaceShown(lesson, isWriting ? draft : undefined);
  const send = () => {
    setAsked(true);
    if (broken !== undefined) return;
    save();
    setAsked(false);
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={place.label}
        placeholder={t('write.placeholder')}
        autosize
        minRows={3}
        maxRows={12}
        value={draft.text}
        readOnly={saving.isPending}
        error={isAsked && broken && ruleText(broken)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Group gap="xs">
        <Button type="submit" loading={saving.isPending}>
          {t('write.save')}
        </Button>
        {isWriting && place.now !== undefined && (
          <Button variant="default" onClick={move}>
            {t('write.here', { time: place.now })}
          </Button>
        )}
        {!isWriting && (
          <Button variant="default" onClick={() => setBookmark(placeNow(lesson))}>
            {t('write.bookmark')}
          </Button>
        )}
        <PauseSwitch lesson={lesson} />
      </Group>
      <p role="status" className={classes.soft}>
        {saving.isSuccess && !isWriting && t('write.saved')}
        {isRestored && isWriting && !saving.isError && t('write.kept')}
      </p>
      {saving.isError && (
        <Alert color="red" role="alert">
          <p>{t('write.failed', { reason: refusal(saving.error) })}</p>
          <Button mt="xs" size="sm" onClick={send} loading={saving.isPending}>
            {t('write.again')}
          </Button>
        </Alert>
      )}
    </form>
  );
}

function PauseSwitch({ lesson: { kind } }: { lesson: NotedLesson }) {
  const t = useNotesText();
  const { pausesForNotes, prefer } = usePreferences();
  if (kind !== 'video' && kind !== 'audio') return null;
  return (
    <Switch
      label={t('write.pauses')}
      checked={pausesForNotes}
      onChange={(event) => prefer({ pausesForNotes: event.currentTarget.checked })}
    />
  );
}

/** What the field says of its place; `now`: where else the lesson is by now. */
function usePlaceShown(lesson: NotedLesson, written: Place | undefined) {
  const t = useNotesText();
  // Once a second, not with each of the film's reports.
  usePlayingStore((store) => Math.floor(store.progress));
  const now = placeNow(lesson);
  const { second, page } = written ?? now;
  const label =
    second === null
      ? page === null
        ? t('write.label')
        : t('write.page', { page })
      : t('write.at', { time: clockText(second) });
  const isElsewhere = second !== null && now.second !== null && now.second !== second;
  return { label, now: isElsewhere ? clockText(now.second ?? 0) : undefined };
}
