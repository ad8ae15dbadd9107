import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { ActionIcon, Anchor, Group, Text } from '@stoa/shared/kit';
import { PdfPage } from '@stoa/shared/ui/pdf/pdf-page.tsx';
import { usePdf } from '@stoa/shared/ui/pdf/use-pdf.ts';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { useDocumentText } from '../../../messages/document.ts';
import { usePlayingStore } from '../playing-store.ts';
import { useAskedPlace } from '../use-asked-place.ts';
import { MarkDone } from '../progress/mark-done.tsx';
import { useReadingTime } from '../progress/use-reading-time.ts';
import type { Happened } from '../progress/use-record-progress.ts';
import classes from './document-lesson.module.css';

interface DocumentLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'document' }>;
  /** Only then there is progress to be recorded. */
  isEnrolled: boolean;
  isCompleted: boolean;
  record(happened: Happened): void;
  onReload(): void;
}

const pageKey = (lessonId: string) => `stoa.document.${lessonId}`;
const keptPage = (lessonId: string) => Number(localStorage.getItem(pageKey(lessonId))) || 1;

/** A PDF page by page: arrow keys turn it, the page is remembered, its text is read aloud. */
export function DocumentLesson({ lesson, content, isEnrolled, isCompleted, record, onReload }: DocumentLessonProps) {
  const t = useDocumentText();
  const format = useFormat();
  const pdf = usePdf(content.document_url);
  const [page, setPage] = useState(() => usePlayingStore.getState().places[lesson.id] ?? keptPage(lesson.id));
  const pages = pdf.opened?.pages ?? content.pages ?? 1;
  const shown = Math.min(page, pages);

  const turn = (to: number) => {
    if (to < 1 || to > pages) return;
    setPage(to);
    localStorage.setItem(pageKey(lesson.id), String(to));
  };
  useAskedPlace(lesson.id, turn);
  useEffect(() => usePlayingStore.getState().moveTo(lesson.id, shown), [lesson.id, shown]);
  const tellTime = useReadingTime(record);
  const recordInTime = (happened: Happened) => {
    tellTime();
    record(happened);
  };
  useTellPageSeen(pdf.opened ? shown : undefined, pages, recordInTime);

  useArrowKeys((step) => turn(shown + step));
  return (
    <div className={classes.lesson}>
      <Group justify="space-between">
        <Group gap="xs" role="group" aria-label={t('pages.name')}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('pages.previous')}
            disabled={shown === 1}
            onClick={() => turn(shown - 1)}
          >
            <PointingIcon icon={IconChevronLeft} />
          </ActionIcon>
          <Text size="sm" role="status">
            {t('pages.now', { page: shown, pages })}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('pages.next')}
            disabled={shown === pages}
            onClick={() => turn(shown + 1)}
          >
            <PointingIcon icon={IconChevronRight} />
          </ActionIcon>
        </Group>
        <Anchor href={content.document_url} download={content.name} size="sm" className={classes.download ?? ''}>
          <IconDownload size={16} aria-hidden="true" /> {t('document.download', { size: format.bytes(content.bytes) })}
        </Anchor>
      </Group>
      {pdf.error ? (
        <ErrorState text={t('document.failed')} onRetry={onReload} />
      ) : (
        <PdfPage
          opened={pdf.opened}
          page={shown}
          label={t('page.name', { title: lesson.title, page: shown })}
          openingLabel={t('document.opening')}
        />
      )}
      {isEnrolled && (
        <MarkDone title={lesson.title} isCompleted={isCompleted} onDone={() => recordInTime({ kind: 'marked_done' })} />
      )}
    </div>
  );
}

/** The arrow keys turn pages the way the site is read, wherever the focus is, but for fields that need them. */
function useArrowKeys(turn: (step: 1 | -1) => void) {
  const { direction } = useLocale();
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=combobox]');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) latest.current(1);
      if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) latest.current(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [direction]);
}

/** Each page once a visit: turning back and forth tells nothing new. */
function useTellPageSeen(page: number | undefined, pages: number, record: (happened: Happened) => void) {
  const told = useRef(new Set<number>());
  const tell = useRef(record);
  useEffect(() => {
    tell.current = record;
  });
  useEffect(() => {
    if (page === undefined || told.current.has(page)) return;
    told.current.add(page);
    tell.current({ kind: 'page_seen', page, pages });
  }, [page, pages]);
}
