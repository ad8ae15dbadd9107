import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import type { Action } from '../features/releases/action.ts';
import type { RemoteStatus } from '../features/releases/notices.ts';
import type { May } from '../features/releases/use-rights.ts';
import { useVersions } from '../features/versions/use-versions.ts';
import { VersionList } from '../features/versions/version-list.tsx';
import { paths } from '../paths.ts';

interface ReleaseVersionsProps {
  channel: string;
  remote: RemoteStatus;
  may: May;
  onAct(action: Action): void;
}

/** All that was published of one remote. */
export function ReleaseVersions({ channel, remote: { name, live }, may, onAct }: ReleaseVersionsProps) {
  const versions = useVersions(name);
  return (
    <Section title="Versions">
      {versions.isPending && <RowSkeleton count={4} label="Loading versions" />}
      {versions.isError && !versions.data && <LoadFailed query={versions} title="Versions could not be loaded" />}
      {versions.data && (
        <VersionList
          name={name}
          versions={versions.data}
          live={live?.version}
          diffTo={(from, to) => paths.releaseDiff(name, { from, to }, channel)}
          {...(may('promote', name) && { onPromote: (version) => onAct({ kind: 'promote', name, version }) })}
          {...(may('canary', name) && { onCanary: (version) => onAct({ kind: 'canary', name, version }) })}
        />
      )}
    </Section>
  );
}
