import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Group } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useGiftText } from '../../messages/gift.ts';
import type { TruthWords } from './read-gift.ts';

const ImportGift = lazyDialog(
  async () => (await import(/* webpackChunkName: "gift" */ './import-gift-modal.tsx')).ImportGiftModal,
);
const ExportGift = lazyDialog(
  async () => (await import(/* webpackChunkName: "gift" */ './export-gift-modal.tsx')).ExportGiftModal,
);

interface GiftToolsProps {
  lesson: BuilderLesson;
  truthWords(): TruthWords;
}

/** Taking over questions of another system, and taking these along. */
export function GiftTools({ lesson, truthWords }: GiftToolsProps) {
  const t = useGiftText();
  const { isReadOnly } = useBuilder();
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = () => setOpen(undefined);
  const hasQuestions = (lesson.quiz?.questions.length ?? 0) > 0;
  return (
    <Group gap="xs">
      {!isReadOnly && (
        <Button
          variant="subtle"
          leftSection={<IconFileImport size={18} aria-hidden="true" />}
          onClick={() => setOpen('import')}
        >
          {t('import.open')}
        </Button>
      )}
      {hasQuestions && (
        <Button
          variant="subtle"
          leftSection={<IconFileExport size={18} aria-hidden="true" />}
          onClick={() => setOpen('export')}
        >
          {t('export.open')}
        </Button>
      )}
      {open === 'import' && <ImportGift lesson={lesson} truth={truthWords()} onClose={close} />}
      {open === 'export' && <ExportGift lesson={lesson} onClose={close} />}
    </Group>
  );
}
