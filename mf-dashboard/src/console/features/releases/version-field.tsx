import { NativeSelect } from '@stoa/shared/kit';
import type { FieldsProps } from './action-form.tsx';
import { versionsToChoose } from './action.ts';
import classes from './action-modal.module.css';
import { useReleasesText } from '../../messages/releases.ts';

/** Which published version; revoked ones and the live one are not offered. */
export function VersionField({ choice, seen, onChoose }: FieldsProps) {
  const t = useReleasesText();
  const canary = seen.remote.live?.canary?.version;
  const versions = versionsToChoose(seen);
  const offered = choice.version && !versions.includes(choice.version) ? [choice.version, ...versions] : versions;
  if (offered.length === 0) return null;
  return (
    <NativeSelect
      label={t('act.version')}
      classNames={{ input: classes.field }}
      data={offered.map((version) => ({
        value: version,
        label: version === canary ? t('act.version.canary', { version }) : version,
      }))}
      value={choice.version ?? ''}
      onChange={({ currentTarget }) =>
        onChoose({
          version: currentTarget.value,
          allowLower: false,
          allowTakenBack: false,
          allowInsideRoutes: false,
        })
      }
    />
  );
}
