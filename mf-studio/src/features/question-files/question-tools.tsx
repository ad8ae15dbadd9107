import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Group } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import type { TruthWords } from '@stoa/shared/question-files/reading/read-items.ts';

const ImportQuestionsModal = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "question-files" */ './import-questions-modal.tsx')).ImportQuestionsModal,
);
const ExportQuestionsModal = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "question-files" */ './export-questions-modal.tsx')).ExportQuestionsModal,
);

interface QuestionToolsProps {
  lesson: BuilderLesson;
  truthWords(): TruthWords;
}

/** Taking over questions of another system, and taking these along. */
export function QuestionTools({ lesson, truthWords }: QuestionToolsProps) {
  const t = useQuestionFilesText();
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
      {open === 'import' && <ImportQuestionsModal lesson={lesson} truth={truthWords()} onClose={close} />}
      {open === 'export' && <ExportQuestionsModal lesson={lesson} onClose={close} />}
    </Group>
  );
}
