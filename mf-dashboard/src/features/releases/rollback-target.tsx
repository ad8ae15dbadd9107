import { NativeSelect } from '@stoa/shared/ui/kit.ts';
import type { FieldsProps } from './action-form.tsx';
import { versionsToChoose } from './action.ts';
import classes from './action-modal.module.css';

/** What to go back to: the last thing done, or any published version. */
export function RollbackTarget({ choice, seen, onChoose }: FieldsProps) {
  const { live, before } = seen.remote;
  if (!live) return null;
  const last = live.canary
    ? `The canary ${live.canary.version} ends, ${live.version} stays`
    : `${before ?? 'Nothing'}, live before ${live.version}`;
  const others = versionsToChoose(seen).filter(
    (version) => version !== live.canary?.version && (live.canary !== null || version !== before),
  );
  return (
    <NativeSelect
      label="Back to"
      classNames={{ input: classes.field }}
      data={[
        { value: '', label: last },
        ...others.map((version) => ({
          value: version,
          label: version === before ? `${version}, live before ${live.version}` : version,
        })),
      ]}
      value={choice.version ?? ''}
      onChange={({ currentTarget }) => onChoose({ version: currentTarget.value || undefined })}
    />
  );
}
