import { Text } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { CodeBlock } from './code-block.tsx';
import { readNotebook, type NotebookCell, type NotebookOutput } from './read-notebook.ts';
import classes from './submitted-file-view.module.css';
import type { FileViewProps } from './file-viewer.ts';
import { useFileText } from './use-file-text.ts';

/** A notebook: Markdown, code and what came of it, as text; nothing of it is run or drawn. */
export function NotebookView(props: FileViewProps) {
  const t = useAssessmentText();
  const { name } = props.file;
  const read = useFileText(props);
  if (!read) return <RowSkeleton count={3} label={t('file.opening', { name })} />;
  // Half a notebook is none.
  if (read.isCut) return <Text size="sm">{t('file.tooLong')}</Text>;
  const cells = readNotebook(read.text);
  if (!cells) return <CodeBlock label={t('code.of', { name })} text={read.text} isNumbered />;
  return (
    <div className={classes.cells}>
      {cells.map((cell, index) => (
        <Cell key={index} cell={cell} number={index + 1} />
      ))}
    </div>
  );
}

function Cell({ cell: { kind, source, outputs }, number }: { cell: NotebookCell; number: number }) {
  const t = useAssessmentText();
  if (kind === 'markdown') return <Markdown text={source} headingOrder={3} pictures="linked" />;
  return (
    <div className={classes.cell}>
      <CodeBlock label={t('notebook.code', { number })} text={source} />
      {outputs.map((output, index) => (
        <Output key={index} output={output} number={number} />
      ))}
    </div>
  );
}

function Output({ output: { kind, text }, number }: { output: NotebookOutput; number: number }) {
  const t = useAssessmentText();
  if (kind === 'hidden') return <Text size="sm">{t('notebook.hidden')}</Text>;
  if (kind === 'markdown') return <Markdown text={text} headingOrder={3} pictures="linked" />;
  return <CodeBlock label={t('notebook.output', { number })} text={text} />;
}
