import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { Button, Stack } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { useHistoryText } from '../../messages/history.ts';
import { LabelForm } from './label-form.tsx';
import { useLabelVersion, useRemoveLabel } from './use-named-versions.ts';

interface VersionLabelProps {
  version: CourseVersion;
  /** Its name has gone, and it with the name where it was kept for that. */
  onRemoved(): void;
}

/** Names a version that is kept, calls it otherwise, or lets go of its name. */
export function VersionLabel({ version, onRemoved }: VersionLabelProps) {
  const t = useHistoryText();
  const [isAsking, setAsking] = useState(false);
  const rename = useLabelVersion(version.id);
  const remove = useRemoveLabel(version.id);
  const isNamed = Boolean(version.label);
  const kind = version.kind === 'named' ? 'delete' : 'unname';
  return (
    <Stack gap="xs" align="start">
      <LabelForm
        label={t('label.label')}
        submit={isNamed ? t('label.rename') : t('label.submit')}
        start={version.label ?? ''}
        isPending={rename.isPending}
        onSave={rename.mutateAsync}
      />
      {isNamed && (
        <Button variant="subtle" color="red" size="compact-md" onClick={() => setAsking(true)}>
          {t(kind)}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t(`${kind}.ask`, { label: version.label ?? '' })}
        text={t(`${kind}.text`)}
        confirmLabel={t(kind)}
        destructive
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
      />
    </Stack>
  );
}
