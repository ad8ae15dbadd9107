import { NativeSelect } from '@stoa/shared/kit';
import type { FieldsProps } from './action-form.tsx';
import { versionsToChoose } from './action.ts';
import { useNamedChanges } from './use-releases.ts';
import classes from './action-modal.module.css';
import { useReleasesText } from '../../messages/releases.ts';

/** What to go back to: the last thing done, or what was live for everyone earlier. */
export function RollbackTarget({ choice, seen, onChoose }: FieldsProps) {
  const t = useReleasesText();
  const { name, live, before } = seen.remote;
  const changes = useNamedChanges(seen.channel, name).data ?? [];
  if (!live) return null;
  const moves = changes.flatMap((change) => change.moves.filter((move) => move.name === name));
  const wasLive = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const last = live.canary
    ? t('act.back.canary', { canary: live.canary.version, version: live.version })
    : before
      ? t('act.back.before', { before, version: live.version })
      : t('act.back.nothing', { version: live.version });
  const others = versionsToChoose(seen).filter((version) =>
    version === before ? live.canary !== null : wasLive.has(version),
  );
  return (
    <NativeSelect
      label={t('act.back')}
      classNames={{ input: classes.field }}
      data={[
        { value: '', label: last },
        ...others.map((version) => ({
          value: version,
          label: version === before ? t('act.back.before', { before: version, version: live.version }) : version,
        })),
      ]}
      value={choice.version ?? ''}
      onChange={({ currentTarget }) => onChoose({ version: currentTarget.value || undefined })}
    />
  );
}
