import { IconChevronLeft, IconChevronRight, IconDownload, IconList, IconSearch } from '@tabler/icons-react';
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
  /** Those that this document can have. */
  panels: readonly Panel[];
  open: Panel | undefined;
  onToggle(panel: Panel): void;
}

const icons = { find: IconSearch, outline: IconList };

export function DocumentTools({ content, page, pages, onTurn, panels, open, onToggle }: DocumentToolsProps) {
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
        <Text size="sm" role="status">
          {t('pages.now', { page, pages })}
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
        <Anchor
          href={content.document_url}
          download={content.name}
          size="sm"
          className={classes.download ?? ''}
          aria-label={download}
          title={download}
        >
          <IconDownload size={20} aria-hidden="true" /> <span className={classes.size}>{download}</span>
        </Anchor>
      </div>
    </div>
  );
}
