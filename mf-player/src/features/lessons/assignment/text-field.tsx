import { Tabs, Text, Textarea } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { MOST_CHARACTERS } from './work.ts';
import classes from './assignment.module.css';

interface TextFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange(text: string): void;
}

export type TextTab = 'write' | 'preview';

interface TabbedTextProps extends TextFieldProps {
  tab: TextTab;
  onTab(tab: TextTab): void;
}

/** A long text, and how it will be read. */
export function TextField({ id, value, error, isReadOnly, onChange, tab, onTab }: TabbedTextProps) {
  const t = useAssignmentText();
  return (
    <Tabs value={tab} onChange={(chosen) => onTab(chosen === 'preview' ? 'preview' : 'write')} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="write">{t('text.write')}</Tabs.Tab>
        <Tabs.Tab value="preview">{t('text.preview')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="write" className={classes.panel ?? ''}>
        <Textarea
          id={id}
          label={t('text.label')}
          description={t('text.hint')}
          error={error}
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
          autosize
          minRows={12}
          maxRows={30}
        />
        <CharacterCount text={value} />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.panel ?? ''}>
        {value.trim() ? <Markdown text={value} headingOrder={3} /> : <p className={classes.soft}>{t('text.empty')}</p>}
      </Tabs.Panel>
    </Tabs>
  );
}

/** With files or an address: what the reviewer should know. */
export function WordField({ id, value, error, isReadOnly, onChange }: TextFieldProps) {
  const t = useAssignmentText();
  return (
    <div>
      <Textarea
        id={id}
        label={t('word.label')}
        error={error}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={12}
      />
      <CharacterCount text={value} />
    </div>
  );
}

function CharacterCount({ text }: { text: string }) {
  const t = useAssignmentText();
  return (
    <Text size="sm" c={text.length > MOST_CHARACTERS ? 'red' : 'dimmed'}>
      {t('text.count', { count: text.length, most: MOST_CHARACTERS })}
    </Text>
  );
}
