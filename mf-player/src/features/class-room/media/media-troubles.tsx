import { useStore } from 'zustand';
import { Alert } from '@stoa/shared/kit';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from './local-media.ts';
import { sentKinds } from './sent-kinds.ts';

/** Why something could not be switched on, and what to do about it. */
export function MediaTroubles({ media }: { media: LocalMedia }) {
  const t = useClassRoomText();
  const troubles = useStore(media.store, (state) => state.troubles);
  const said = sentKinds.flatMap((kind) => {
    const trouble = troubles[kind];
    return trouble ? [t(`trouble.${kind}`, { reason: t(`trouble.${trouble}`) })] : [];
  });
  return (
    <div role="status">
      {said.map((line) => (
        <Alert key={line} color="yellow">
          {line}
        </Alert>
      ))}
    </div>
  );
}
