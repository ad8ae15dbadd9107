import { Text } from '@stoa/shared/kit';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { useScormText } from '../../../messages/scorm.ts';

/** Whether what the package has set is kept: read aloud only where it is not. */
export function SavedState({ view, isKept }: { view: FrameView; isKept: boolean }) {
  const t = useScormText();
  const format = useFormat();
  if (!isKept) {
    return (
      <Text size="sm" c="dimmed">
        {t('unkept')}
      </Text>
    );
  }
  if (view.isUnreachable) {
    return (
      <Text size="sm" c="red" role="status">
        {t('unreachable')}
      </Text>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {view.isUnsaved
        ? t('saving')
        : view.savedAt !== undefined && t('saved', { at: format.moment(new Date(view.savedAt).toISOString()) })}
    </Text>
  );
}
