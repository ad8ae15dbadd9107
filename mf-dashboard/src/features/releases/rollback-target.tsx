import { NativeSelect } from '@stoa/shared/ui/kit.ts';
import type { FieldsProps } from './action-form.tsx';
import { versionsToChoose } from './action.ts';
import { useNamedChanges } from './use-releases.ts';
import classes from './action-modal.module.css';

/** What to go back to: the last thing done, or what was live for everyone earlier. */
export function RollbackTarget({ choice, seen, onChoose }: FieldsProps) {
  const { name, live, before } = seen.remote;
  const changes = useNamedChanges(seen.channel, name).data ?? [];
  if (!live) return null;
  const moves = changes.flatMap((change) => change.moves.filter((move) => move.name === name));
  const wasLive = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const last = live.canary
    ? `The canary ${live.canary.version} ends, ${live.version} stays`
    : `${before ?? 'Nothing'}, live before ${live.version}`;
  const others = versionsToChoose(seen).filter((version) =>
    version === before ? live.canary !== null : wasLive.has(version),
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
