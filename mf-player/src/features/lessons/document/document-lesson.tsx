import { useMemo, useState } from 'react';
import type { Lesson, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { PdfPage } from '@stoa/shared/ui/pdf/pdf-page.tsx';
import { usePdf } from '@stoa/shared/ui/pdf/use-pdf.ts';
import { useDocumentText } from '../../../messages/document.ts';
import { MarkDone } from '../progress/mark-done.tsx';
import { useReadingTime } from '../progress/use-reading-time.ts';
import type { Happened } from '../progress/use-record-progress.ts';
import { DocumentOutline } from './document-outline.tsx';
import { DocumentTools, type DocumentContent, type Panel } from './document-tools.tsx';
import { FindBar } from './find-bar.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFind } from './use-find.ts';
import { useOutline } from './use-outline.ts';
import { usePage } from './use-page.ts';
import { useTellPage } from './use-tell-page.ts';
import classes from './document-lesson.module.css';

interface DocumentLessonProps {
  lesson: Lesson;
  content: DocumentContent;
  progress: PlayerLesson['progress'];
  /** Only then there is progress to be recorded. */
  isEnrolled: boolean;
  record(happened: Happened): void;
  onReload(): void;
}

/** A PDF page by page, with its text, its links and its bookmarks; it opens where it was left, on whatever device. */
export function DocumentLesson({ lesson, content, progress, isEnrolled, record, onReload }: DocumentLessonProps) {
  const t = useDocumentText();
  const pdf = usePdf(content.document_url);
  const pages = pdf.opened?.pages ?? content.pages ?? 1;
  const tellTime = useReadingTime(record);
  const recordInTime = (happened: Happened) => {
    tellTime();
    record(happened);
  };
  const { page, isPassed, turn, pass } = usePage(lesson.id, pages, isEnrolled ? progress.position_s : undefined);
  useArrowKeys((step) => turn(page + step));
  const [panel, setPanel] = useState<Panel>();
  const isFinding = panel === 'find';
  const tellable = (isFinding && isPassed) || !pdf.opened ? undefined : page;
  // The last page of a file that had more of them before completes the lesson now: that is news.
  const isLastByNow = !progress.completed && progress.position_s >= (content.pages ?? Infinity);
  useTellPage({ page: tellable, pages, recorded: isLastByNow ? 0 : progress.position_s, record: recordInTime });
  const [zoom, setZoom] = useState(1);
  const close = () => setPanel(undefined);
  const outline = useOutline(pdf.opened);
  const finding = useFind(isFinding ? pdf.opened : undefined, page, pass);
  const { matches, chosen } = finding;
  const found = useMemo(() => (isFinding ? { matches, chosen } : undefined), [isFinding, matches, chosen]);
  return (
    <div className={classes.lesson}>
      <div className={classes.head}>
        <DocumentTools
          {...{ content, page, pages, zoom }}
          onZoom={setZoom}
          onTurn={turn}
          panels={outline.length > 0 ? ['outline', 'find'] : ['find']}
          open={panel}
          onToggle={(chosen) => setPanel(chosen === panel ? undefined : chosen)}
        />
        {isFinding && <FindBar finding={finding} onClose={close} />}
      </div>
      <div className={classes.open}>
        {panel === 'outline' && <DocumentOutline entries={outline} page={page} onTurn={turn} onClose={close} />}
        {pdf.error ? (
          <ErrorState text={t('document.failed')} onRetry={onReload} />
        ) : (
          <PdfPage
            opened={pdf.opened}
            page={page}
            label={t('page.name', { title: lesson.title, page })}
            openingLabel={t('document.opening')}
            zoom={zoom}
            found={found}
            onTurn={turn}
          />
        )}
      </div>
      {isEnrolled && (
        <MarkDone
          title={lesson.title}
          isCompleted={progress.completed}
          onDone={() => recordInTime({ kind: 'marked_done' })}
        />
      )}
    </div>
  );
}
