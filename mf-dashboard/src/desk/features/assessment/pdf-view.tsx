import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ActionIcon, SegmentedControl, Text } from '@stoa/shared/kit';
import { PdfPage } from '@stoa/shared/ui/pdf/pdf-page.tsx';
import { usePdf } from '@stoa/shared/ui/pdf/use-pdf.ts';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './submitted-file-view.module.css';
import type { FileViewProps } from './file-viewer.ts';

const zooms = ['1', '1.5', '2'] as const;

/** A PDF page by page, as wide as the pane or wider. */
export function PdfView({ file: { name }, url, onFailed }: FileViewProps) {
  const t = useAssessmentText();
  const pdf = usePdf(url);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<string>('1');
  const pages = pdf.opened?.pages ?? 1;
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (pdf.error !== undefined) failed.current();
  }, [pdf.error]);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.steps} role="group" aria-label={t('pdf.pages')}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('pdf.previous')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <PointingIcon icon={IconChevronLeft} />
          </ActionIcon>
          <Text size="sm" role="status">
            {t('pdf.now', { page, pages })}
          </Text>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('pdf.next')}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <PointingIcon icon={IconChevronRight} />
          </ActionIcon>
        </div>
        <SegmentedControl
          aria-label={t('pdf.zoom')}
          value={zoom}
          onChange={setZoom}
          data={zooms.map((value) => ({ value, label: t('pdf.zoomOf', { percent: Number(value) * 100 }) }))}
        />
      </div>
      <PdfPage
        opened={pdf.opened}
        page={page}
        label={t('pdf.page', { name, page })}
        openingLabel={t('file.opening', { name })}
        zoom={Number(zoom)}
        onTurn={setPage}
        onFailed={onFailed}
      />
    </>
  );
}
