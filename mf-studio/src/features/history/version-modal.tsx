import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import type { CourseDiff } from '@stoa/shared/contract/teaching/course-diff.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseDiffView } from '@stoa/shared/ui/course-diff/course-diff.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useHistoryText } from '../../messages/history.ts';
import { VersionLabel } from './version-label.tsx';
import { useRestoreVersion, useVersionDiff, type Against } from './use-versions.ts';

interface VersionModalProps {
  version: CourseVersion;
  onClose(): void;
}

/** What a version changed, or what would change if it came back; and the way to bring it back. */
export function VersionModal({ version, onClose }: VersionModalProps) {
  const t = useHistoryText();
  const format = useFormat();
  const { isReadOnly } = useBuilder();
  const [against, setAgainst] = useState<Against>('earlier');
  const diff = useVersionDiff(version.id, against);
  const restore = useRestoreVersion(version);
  return (
    <Modal opened size="xl" onClose={onClose} title={version.label || t('version.title', { when: format.moment(version.at) })}>
      <Stack gap="lg">
        <NativeSelect
          label={t('compare.label')}
          data={[
            { value: 'earlier', label: t('compare.earlier') },
            { value: 'now', label: t('compare.now') },
          ]}
          value={against}
          onChange={(event) => setAgainst(event.currentTarget.value === 'now' ? 'now' : 'earlier')}
        />
        {diff.isPending && <RowSkeleton count={2} label={t('version.loading')} />}
        {diff.isError && <LoadFailed query={diff} />}
        {diff.data === null && <Text c="dimmed">{t('compare.oldest')}</Text>}
        {diff.data && <Compared diff={{ ...diff.data, live_since: null }} />}
        {!isReadOnly && <VersionLabel version={version} onRemoved={onClose} />}
        {!isReadOnly && !version.is_current && (
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" flex="1 1 14rem">
              {t('restore.hint')}
            </Text>
            <Button loading={restore.isPending} onClick={() => restore.start(version.id, onClose)}>
              {t('restore')}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function Compared({ diff }: { diff: CourseDiff }) {
  const t = useHistoryText();
  const isSame = diff.fields.length === 0 && diff.modules.every(({ state, moved }) => state === 'unchanged' && !moved);
  return isSame ? <Text c="dimmed">{t('compare.same')}</Text> : <CourseDiffView diff={diff} />;
}
