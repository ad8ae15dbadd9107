import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { resource as resourceRules, type Resource } from '@stoa/shared/contract/teaching/resources.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Anchor, TextInput } from '@stoa/shared/kit';
import { useResourcesText } from '../messages/resources.ts';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import classes from './resources-editor.module.css';

interface ResourceRowProps {
  resource: Resource;
  /** Null while the server tells of it. */
  file: StoredFile | null;
  index: number;
  count: number;
  isReadOnly: boolean;
  onRename(title: string): void;
  onReplace(file: StoredFile): void;
  onMove(direction: -1 | 1): void;
  onRemove(): void;
}

export function ResourceRow(props: ResourceRowProps) {
  const { resource, file, index, count, isReadOnly, onRename, onReplace, onMove, onRemove } = props;
  const t = useResourcesText();
  const ruleText = useRuleText();
  const { title } = resource;
  const number = index + 1;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <TextInput
          className={classes.title}
          label={t('title', { number })}
          maxLength={100}
          value={title}
          error={ruleText(resourceRules.shape.title.safeParse(title).error?.issues[0]?.message)}
          onChange={(event) => onRename(event.currentTarget.value)}
        />
        {!isReadOnly && (
          <MoveButtons
            up={t('up', { title })}
            down={t('down', { title })}
            canRise={index > 0}
            canSink={index < count - 1}
            onMove={onMove}
          />
        )}
      </div>
      <UploadField
        slot={`resource:${resource.file_id}`}
        purpose="resource"
        label={t('file', { number })}
        description=""
        file={file}
        isReadOnly={isReadOnly}
        onReady={onReplace}
        onRemove={onRemove}
      >
        {file?.url && (
          <Anchor href={file.url} target="_blank" rel="noreferrer" size="sm">
            {t('open', { name: file.name })}
          </Anchor>
        )}
      </UploadField>
    </li>
  );
}
