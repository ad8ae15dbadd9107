import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { ActionIcon, Input, SegmentedControl, Skeleton, Textarea } from '@stoa/shared/kit';
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import { Suspense, useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { blockEdit } from './block-edit.ts';
import classes from './markdown-editor.module.css';
import { continueList } from './markdown-lines.ts';
import { applyMark, type Mark } from './markdown-marks.ts';
import { typeInto } from './text-edit.ts';
import { useEditorText } from '../messages/editor.ts';

const MarkdownPreview = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ './markdown-preview.tsx')).MarkdownPreview,
}));

const tools: readonly { mark: Mark; icon: typeof IconBold; key?: string }[] = [
  { mark: 'bold', icon: IconBold, key: 'b' },
  { mark: 'italic', icon: IconItalic, key: 'i' },
  { mark: 'heading', icon: IconH2 },
  { mark: 'bullets', icon: IconList },
  { mark: 'numbers', icon: IconListNumbers },
  { mark: 'in', icon: IconIndentIncrease },
  { mark: 'out', icon: IconIndentDecrease },
  { mark: 'quote', icon: IconBlockquote },
  { mark: 'code', icon: IconCode },
  { mark: 'link', icon: IconLink, key: 'k' },
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
  pictures?: PictureTool;
}

/** What takes pictures that are pasted, dropped or chosen. */
export interface PictureTool {
  /** For the file picker. */
  accept: string;
  /** `insert` puts a paragraph where is written then. */
  onGive(files: File[], insert: (block: string) => void): void;
  /** The text with addresses where it names pictures. */
  shownAs(text: string): string;
}

/** Markdown with a toolbar; the preview stands beside the text where there is room, else in its place. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, description, value, onChange, error, footnote, minRows = 10, pictures } = props;
  const t = useEditorText();
  const [view, setView] = useState('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const shown = useDeferredValue(value);

  function mark(kind: Mark): void {
    const { current } = area;
    if (!current) return;
    // Where the preview stands in the text's place, there would be nothing to write into.
    flushSync(() => setView('write'));
    const range = [current.selectionStart, current.selectionEnd] as const;
    const edit = applyMark(current.value, range, kind, {
      bold: t('sample.bold'),
      italic: t('sample.italic'),
      code: t('sample.code'),
      link: t('sample.link'),
    });
    if (edit) typeInto(current, edit);
    else current.focus();
  }

  function insert(block: string): void {
    const { current } = area;
    if (!current) return;
    flushSync(() => setView('write'));
    typeInto(current, blockEdit(current.value, [current.selectionStart, current.selectionEnd], block));
  }

  /** Whether there were any; a text with pictures beside it is a text. */
  function give(from: DataTransfer): boolean {
    const files = [...from.files].filter(({ type }) => type.startsWith('image/'));
    const isText = from.types.includes('text/plain');
    if (!pictures || files.length === 0 || isText) return false;
    pictures.onGive(files, insert);
    return true;
  }

  const toolTip = (kind: Mark, key: string | undefined): string =>
    key ? t('tools.withKey', { name: t(`tools.${kind}`), key: key.toUpperCase() }) : t(`tools.${kind}`);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey) {
      const tool = tools.find(({ key }) => key === event.key.toLowerCase());
      if (!tool) return;
      event.preventDefault();
      mark(tool.mark);
    } else if (event.key === 'Enter') {
      const { currentTarget: text } = event;
      const edit = continueList(text.value, [text.selectionStart, text.selectionEnd]);
      if (!edit) return;
      event.preventDefault();
      typeInto(text, edit);
    }
    // Tab leaves the field as everywhere on the page; the toolbar moves items in and out.
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
          <div role="toolbar" aria-label={t('tools.name', { label: label.toLowerCase() })} className={classes.tools}>
            {tools.map(({ mark: kind, icon: Icon, key }) => (
              <ActionIcon
                key={kind}
                aria-label={t(`tools.${kind}`)}
                title={toolTip(kind, key)}
                size="md"
                onClick={() => mark(kind)}
              >
                <Icon size={18} aria-hidden="true" />
              </ActionIcon>
            ))}
            {pictures && (
              <ActionIcon
                aria-label={t('tools.picture')}
                title={t('tools.picture')}
                size="md"
                onClick={() => picker.current?.click()}
              >
                <IconPhoto size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
          <SegmentedControl
            className={classes.views}
            size="xs"
            aria-label={t('view.name')}
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: t('view.write') },
              { value: 'read', label: t('view.read') },
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
            onPaste={(event) => {
              if (give(event.clipboardData)) event.preventDefault();
            }}
            onDragOver={(event) => {
              if (pictures && event.dataTransfer.types.includes('Files')) event.preventDefault();
            }}
            onDrop={(event) => {
              if (event.dataTransfer.files.length > 0) event.preventDefault();
              give(event.dataTransfer);
            }}
          />
          {pictures && (
            <input
              ref={picker}
              type="file"
              multiple
              accept={pictures.accept}
              className={classes.picker}
              tabIndex={-1}
              aria-label={t('tools.picture')}
              onChange={(event) => {
                pictures.onGive([...(event.currentTarget.files ?? [])], insert);
                event.currentTarget.value = '';
              }}
            />
          )}
          <section aria-label={t('preview.name', { label: label.toLowerCase() })} className={classes.read}>
            <Suspense fallback={<Skeleton height="6rem" />}>
              {shown.trim() === '' ? (
                <p className={classes.empty}>{t('preview.empty')}</p>
              ) : (
                <MarkdownPreview text={pictures ? pictures.shownAs(shown) : shown} />
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
