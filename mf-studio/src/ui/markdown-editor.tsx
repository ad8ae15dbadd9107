import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { ActionIcon, Input, SegmentedControl, Skeleton, Textarea } from '@stoa/shared/ui/kit.ts';
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { Suspense, useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './markdown-editor.module.css';
import { applyMark, type Mark } from './markdown-marks.ts';

const MarkdownPreview = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ './markdown-preview.tsx')).MarkdownPreview,
}));

const tools: readonly { mark: Mark; label: string; icon: typeof IconBold; key?: string }[] = [
  { mark: 'bold', label: 'Bold', icon: IconBold, key: 'b' },
  { mark: 'italic', label: 'Italic', icon: IconItalic, key: 'i' },
  { mark: 'heading', label: 'Heading', icon: IconH2 },
  { mark: 'bullets', label: 'Bulleted list', icon: IconList },
  { mark: 'numbers', label: 'Numbered list', icon: IconListNumbers },
  { mark: 'quote', label: 'Quote', icon: IconBlockquote },
  { mark: 'code', label: 'Code', icon: IconCode },
  { mark: 'link', label: 'Link', icon: IconLink, key: 'k' },
];

interface MarkdownEditorProps {
  id: string;
  label: string;
  description?: string;
  value: string;
  onChange(text: string): void;
  error?: string | undefined;
  footnote?: ReactNode;
  minRows?: number;
}

/** Markdown with a toolbar; the preview stands beside the text where there is room, else in its place. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, description, value, onChange, error, footnote, minRows = 10 } = props;
  const [view, setView] = useState('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(value);

  function mark(kind: Mark): void {
    const { current } = area;
    if (!current) return;
    const { insert, from, to, selection } = applyMark(value, current.selectionStart, current.selectionEnd, kind);
    current.focus();
    current.setSelectionRange(from, to);
    // The old command keeps the browser's undo, which setting the value would lose.
    const isInserted = typeof document.execCommand === 'function' && document.execCommand('insertText', false, insert);
    if (!isInserted) onChange(value.slice(0, from) + insert + value.slice(to));
    requestAnimationFrame(() => current.setSelectionRange(...selection));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const tool = (event.ctrlKey || event.metaKey) && tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    mark(tool.mark);
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <div className={classes.editor} data-view={view}>
        <div className={classes.bar}>
          <div role="toolbar" aria-label={`Format the ${label.toLowerCase()}`} className={classes.tools}>
            {tools.map(({ mark: kind, label: name, icon: Icon, key }) => (
              <ActionIcon
                key={kind}
                aria-label={name}
                title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
                size="md"
                onClick={() => mark(kind)}
              >
                <Icon size={18} aria-hidden="true" />
              </ActionIcon>
            ))}
          </div>
          <SegmentedControl
            className={classes.views}
            size="xs"
            aria-label="View"
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: 'Write' },
              { value: 'read', label: 'Preview' },
            ]}
          />
        </div>
        <div className={classes.panes}>
          <Textarea
            id={id}
            ref={area}
            className={classes.write ?? ''}
            classNames={{ input: classes.text ?? '' }}
            aria-invalid={Boolean(error)}
            variant="unstyled"
            minRows={minRows}
            maxRows={28}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <section aria-label={`Preview of the ${label.toLowerCase()}`} className={classes.read}>
            <Suspense fallback={<Skeleton height="6rem" />}>
              {shown.trim() === '' ? (
                <p className={classes.empty}>The preview appears here.</p>
              ) : (
                <MarkdownPreview text={shown} />
              )}
            </Suspense>
          </section>
        </div>
      </div>
      {footnote && (
        <p className={classes.footnote} aria-live="polite">
          {footnote}
        </p>
      )}
    </Input.Wrapper>
  );
}
