import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { Alert, Text } from '@stoa/shared/kit';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { itemsIn } from '@stoa/shared/remote/scorm/items-in.ts';
import { useScormText } from '../../../messages/scorm.ts';

interface RunningNoticeProps {
  launch: ScormLaunch;
  view: FrameView;
  isKept: boolean;
}

/** What goes wrong while a package goes on: another part that cannot be fetched, and what the site will not keep. */
export function RunningNotice({ launch, view, isKept }: RunningNoticeProps) {
  const t = useScormText();
  const { refused } = view;
  const part = itemsIn(launch.items).find(({ identifier }) => identifier === refused?.sco)?.title;
  return (
    <div role="status">
      {view.isStuck && <Alert color="yellow">{t('stuck')}</Alert>}
      {isKept && refused && (
        <Alert color="red" title={t('refused', { part: part || launch.title })}>
          <Text size="sm">{refused.message}</Text>
        </Alert>
      )}
    </div>
  );
}
