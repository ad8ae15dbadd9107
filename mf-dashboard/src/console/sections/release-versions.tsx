import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import type { Action } from '../features/releases/action.ts';
import type { RemoteStatus } from '../features/releases/notices.ts';
import type { May } from '../features/releases/use-rights.ts';
import { useVersions } from '../features/versions/use-versions.ts';
import { VersionList } from '../features/versions/version-list.tsx';
import { useReleasesText } from '../messages/releases.ts';

interface ReleaseVersionsProps {
  channel: string;
  remote: RemoteStatus;
  may: May;
  onAct(action: Action): void;
}

/** All that was published of one remote. */
export function ReleaseVersions({ channel, remote: { name, live }, may, onAct }: ReleaseVersionsProps) {
  const t = useReleasesText();
  const versions = useVersions(name);
  return (
    <Section title={t('versions.title')}>
      {versions.isPending && <RowSkeleton count={4} label={t('versions.loading')} />}
      {versions.isError && !versions.data && <LoadFailed query={versions} title={t('versions.failed')} />}
      {versions.data && (
        <VersionList
          name={name}
          versions={versions.data}
          live={live?.version}
          diffTo={(from, until) => to.releaseDiff({ name }, { from, to: until, channel })}
          {...(may('promote', name) && { onPromote: (version) => onAct({ kind: 'promote', name, version }) })}
          {...(may('canary', name) && { onCanary: (version) => onAct({ kind: 'canary', name, version }) })}
        />
      )}
    </Section>
  );
}
