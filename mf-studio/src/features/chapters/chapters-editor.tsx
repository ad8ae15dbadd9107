import {
  chaptersWithin,
  misplacedChapters,
  MOST_CHAPTERS,
  type Chapter,
} from '@stoa/shared/contract/teaching/chapters.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, Input, Text, Title } from '@stoa/shared/kit';
import { useAfterPress } from '@stoa/shared/ui/use-after-press.ts';
import { IconPlus, IconSortAscending } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { z } from 'zod';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { useChaptersText } from '../../messages/chapters.ts';
import { ChapterFields } from './chapter-fields.tsx';
import { chaptersOf, isSorted } from './chapter-lines.ts';
import classes from './chapters-editor.module.css';
import { useChapters } from './use-chapters.ts';

interface ChaptersValues {
  chapters: Chapter[];
}

/** The parts of a film or a recording: where each begins, and what it is called. */
export function ChaptersEditor({ lesson }: { lesson: BuilderLesson }) {
  const ruleText = useRuleText();
  const { chapters, duration_s: durationS } = lesson;
  const values = useMemo<ChaptersValues>(() => ({ chapters }), [chapters]);
  const schema = useMemo(() => z.object({ chapters: chaptersWithin(durationS) }), [durationS]);
  const form = useAutosaveForm<ChaptersValues>(`lesson:${lesson.id}`, schema, values);
  return (
    <Controller
      control={form.control}
      name="chapters"
      render={({ field, fieldState }) => (
        <ChapterList lesson={lesson} field={field} error={ruleText(fieldState.error?.message)} />
      )}
    />
  );
}

interface ChapterListProps {
  lesson: BuilderLesson;
  field: Pick<ControllerRenderProps<ChaptersValues, 'chapters'>, 'value' | 'onChange'>;
  /** Of the list as a whole. */
  error: string | undefined;
}

function ChapterList({ lesson, field, error }: ChapterListProps) {
  const t = useChaptersText();
  const { isReadOnly } = useBuilder();
  const afterPress = useAfterPress();
  const { rows, fresh, leave, change, sort, add, remove, paste } = useChapters(`lesson:${lesson.id}`, field);
  const misplaced = misplacedChapters(chaptersOf(rows), lesson.duration_s);
  const isFull = rows.length >= MOST_CHAPTERS;
  return (
    <section
      id="lesson-chapters"
      tabIndex={-1}
      aria-labelledby="chapters-heading"
      className={classes.chapters}
      onPaste={(event) => {
        if (paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    >
      <Title order={4} size="h5" id="chapters-heading">
        {t('heading')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <ChapterFields
            key={row.key}
            row={row}
            number={index + 1}
            isFresh={fresh === row.key}
            misplaced={misplaced[index]}
            onChange={change}
            onRemove={() => remove(index)}
            onLeave={() => fresh === row.key && afterPress(() => leave(row.key))}
          />
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {!isReadOnly && (
        <Group gap="sm">
          <Button
            id="chapter-add"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={isFull}
            onClick={add}
          >
            {t('add')}
          </Button>
          {!isSorted(rows) && (
            <Button variant="subtle" leftSection={<IconSortAscending size={18} aria-hidden="true" />} onClick={sort}>
              {t('sort')}
            </Button>
          )}
        </Group>
      )}
      {isFull && (
        <Text size="sm" c="dimmed">
          {t('full', { most: MOST_CHAPTERS })}
        </Text>
      )}
    </section>
  );
}
