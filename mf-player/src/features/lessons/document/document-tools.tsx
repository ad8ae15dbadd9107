import { IconChevronLeft, IconChevronRight, IconDownload, IconList, IconSearch, IconZoomIn } from '@tabler/icons-react';
import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ActionIcon, Anchor, Text } from '@stoa/shared/kit';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { useDocumentText } from '../../../messages/document.ts';
import classes from './document-lesson.module.css';

export type DocumentContent = Extract<LessonContent, { kind: 'document' }>;

/** What stands beside the page or over it. */
export type Panel = 'find' | 'outline';

interface DocumentToolsProps {
  content: DocumentContent;
  page: number;
  pages: number;
  onTurn(page: number): void;
  /** Those that this document can have; one that comes late comes first, so that nothing beside it moves. */
  panels: readonly Panel[];
  open: Panel | undefined;
  onToggle(panel: Panel): void;
  zoom: number;
  onZoom(zoom: number): void;
}

/** Times the width of its frame: on a phone, what is printed on A4 is small at once. */
const zooms = [1, 1.5, 2, 3] as const;

const icons = { find: IconSearch, outline: IconList };

export function DocumentTools(props: DocumentToolsProps) {
  const { content, page, pages, onTurn, panels, open, onToggle, zoom, onZoom } = props;
  const t = useDocumentText();
  const format = useFormat();
  const download = t('document.download', { size: format.bytes(content.bytes) });
  return (
    <div className={classes.tools}>
      <div className={classes.steps} role="group" aria-label={t('pages.name')}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('pages.previous')}
          disabled={page === 1}
          onClick={() => onTurn(page - 1)}
        >
          <PointingIcon icon={IconChevronLeft} />
        </ActionIcon>
        <Text size="sm" role="status" className={classes.place ?? ''} data-short={t('pages.short', { page, pages })}>
          <span className={classes.long}>{t('pages.now', { page, pages })}</span>
        </Text>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('pages.next')}
          disabled={page === pages}
          onClick={() => onTurn(page + 1)}
        >
          <PointingIcon icon={IconChevronRight} />
        </ActionIcon>
      </div>
      <div className={classes.steps}>
        {panels.map((panel) => {
          const Icon = icons[panel];
          return (
            <ActionIcon
              key={panel}
              variant={panel === open ? 'filled' : 'default'}
              size={44}
              aria-label={t(`${panel}.name`)}
              title={t(`${panel}.name`)}
              aria-expanded={panel === open}
              onClick={() => onToggle(panel)}
            >
              <Icon size={20} aria-hidden="true" />
            </ActionIcon>
          );
        })}
        <ActionIcon
          variant={zoom > 1 ? 'filled' : 'default'}
          size={44}
          aria-label={t('zoom.now', { percent: zoom * 100 })}
          title={t('zoom.now', { percent: zoom * 100 })}
          onClick={() => onZoom(zooms.find((next) => next > zoom) ?? zooms[0])}
        >
          <IconZoomIn size={20} aria-hidden="true" />
        </ActionIcon>
        <Anchor
          href={content.document_url}
          download={content.name}
          size="sm"
          className={classes.download ?? ''}
          aria-label={download}
          title={download}
        >
          <IconDownload size={20} aria-hidden="true" /> <span className={classes.long}>{download}</span>
        </Anchor>
      </div>
    </div>
  );
}
