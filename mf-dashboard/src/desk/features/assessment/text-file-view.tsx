import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { CodeBlock } from './code-block.tsx';
import type { FileViewProps } from './file-viewer.ts';
import { SHOWN_BYTES, useFileText } from './use-file-text.ts';

export function TextFileView(props: FileViewProps) {
  const t = useAssessmentText();
  const { name } = props.file;
  const read = useFileText(props);
  if (!read) return <RowSkeleton count={3} label={t('file.opening', { name })} />;
  return (
    <>
      {read.isCut && <CutNote />}
      <CodeBlock label={t('code.of', { name })} text={read.text} isNumbered />
    </>
  );
}

export function MarkdownFileView(props: FileViewProps) {
  const t = useAssessmentText();
  const { name } = props.file;
  const read = useFileText(props);
  if (!read) return <RowSkeleton count={3} label={t('file.opening', { name })} />;
  return (
    <>
      {read.isCut && <CutNote />}
      <div dir="auto">
        <Markdown text={read.text} headingOrder={3} pictures="linked" />
      </div>
    </>
  );
}

function CutNote() {
  const t = useAssessmentText();
  const format = useFormat();
  return <Text size="sm">{t('file.cut', { size: format.bytes(SHOWN_BYTES) })}</Text>;
}
