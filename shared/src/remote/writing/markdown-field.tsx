import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useWritingText } from '../../i18n/messages/writing.ts';
import { Input, Tabs, Text, Textarea } from '../../ui/kit.ts';
import { Markdown } from '../../ui/markdown.tsx';
import classes from './markdown-field.module.css';

const LONGEST = 5000;

interface MarkdownFieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  ref?: Ref<HTMLTextAreaElement>;
  error?: ReactNode;
  minRows?: number;
  /** Characters. */
  most?: number;
  /** Of the text, where it is not the page's. */
  lang?: string;
}

/** Markdown as it is written, and as it will be read. Control and Enter send the form. */
export function MarkdownField({
  label,
  value,
  onChange,
  error,
  minRows = 5,
  most = LONGEST,
  lang,
  ...field
}: MarkdownFieldProps) {
  const t = useWritingText();
  const id = useId();
  const [tab, setTab] = useState('write');
  return (
    <Tabs value={tab} onChange={(to) => setTab(to ?? 'write')} keepMounted={false} className={classes.field}>
      <div className={classes.head}>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="write">{t('write')}</Tabs.Tab>
          <Tabs.Tab value="preview">{t('preview')}</Tabs.Tab>
        </Tabs.List>
      </div>
      <Tabs.Panel value="write">
        <Textarea
          id={id}
          value={value}
          autosize
          minRows={minRows}
          maxRows={24}
          error={error}
          dir="auto"
          lang={lang}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={sendByKeys}
          {...field}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.preview}>
        {value.trim() === '' ? (
          <Text c="dimmed">{t('nothing')}</Text>
        ) : (
          <div dir="auto" lang={lang}>
            <Markdown text={value} headingOrder={3} pictures="linked" />
          </div>
        )}
        {error && <Input.Error role="alert">{error}</Input.Error>}
      </Tabs.Panel>
      <div className={classes.foot}>
        <span>{t('markdown')}</span>
        <span data-over={value.length > most}>{t('left', { count: value.length, max: most })}</span>
      </div>
    </Tabs>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
