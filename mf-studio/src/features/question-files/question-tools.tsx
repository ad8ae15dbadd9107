import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Group } from '@stoa/shared/kit';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useGiftText } from '../../messages/gift.ts';
import { ExportGiftModal } from './export-gift-modal.tsx';
import { ImportGiftModal } from './import-gift-modal.tsx';
import type { TruthWords } from './read-gift.ts';

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
      {open === 'import' && <ImportGiftModal lesson={lesson} truth={truthWords()} onClose={close} />}
      {open === 'export' && <ExportGiftModal lesson={lesson} onClose={close} />}
    </Group>
  );
}
