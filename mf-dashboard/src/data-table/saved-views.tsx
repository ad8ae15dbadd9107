import { IconBookmark } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, CloseButton, TextInput, UnstyledButton } from '@stoa/shared/kit';
import { Popover } from '@stoa/shared/overlays';
import { useTableText } from '../messages/table.ts';
import classes from './saved-views.module.css';
import type { SavedView, useTableMemory } from './table-memory.ts';
import type { TableSpec, TableState } from './use-table-state.ts';

interface SavedViewsProps<T extends TableSpec> {
  state: TableState<T>;
  memory: ReturnType<typeof useTableMemory>;
}

/** Questions that a person asks of a table again and again, by the names they gave them. */
export function SavedViews<T extends TableSpec>({ state, memory }: SavedViewsProps<T>) {
  const t = useTableText();
  const [isOpen, setOpen] = useState(false);
  const ask = ({ question }: SavedView) => {
    state.ask(question);
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} width={280} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBookmark size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.views}>
          <ViewList views={memory.views} question={state.question} onAsk={ask} onRemove={useRemoveView(memory)} />
          <SaveView question={state.question} onSave={memory.save} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ViewListProps {
  views: readonly SavedView[];
  /** That of what is shown. */
  question: string;
  onAsk(view: SavedView): void;
  onRemove(view: SavedView): void;
}

function ViewList({ views, question, onAsk, onRemove }: ViewListProps) {
  const t = useTableText();
  if (views.length === 0) return <p className={classes.none}>{t('views.none')}</p>;
  return (
    <ul className={classes.list}>
      {views.map((view) => (
        <li key={view.name}>
          <UnstyledButton
            className={classes.view}
            aria-current={view.question === question || undefined}
            onClick={() => onAsk(view)}
          >
            {view.name}
          </UnstyledButton>
          <CloseButton size="sm" aria-label={t('views.remove', { name: view.name })} onClick={() => onRemove(view)} />
        </li>
      ))}
    </ul>
  );
}

function SaveView({ question, onSave }: { question: string; onSave(view: SavedView): void }) {
  const t = useTableText();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    onSave({ name: name.trim(), question });
    setName('');
  };
  return (
    <form noValidate className={classes.save} onSubmit={save}>
      <TextInput
        size="sm"
        label={t('views.name')}
        maxLength={60}
        value={name}
        error={isMissing && t('views.noName')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default">
        {t('views.save')}
      </Button>
    </form>
  );
}

function useRemoveView({ views, remove, restore }: ReturnType<typeof useTableMemory>) {
  const t = useTableText();
  const { toasts } = usePlatform();
  return ({ name }: SavedView) => {
    remove(name);
    toasts.show({
      kind: 'info',
      message: t('views.removed', { name }),
      action: { label: t('undo'), run: () => restore(views) },
    });
  };
}
