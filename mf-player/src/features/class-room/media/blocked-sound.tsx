import { Alert, Button } from '@stoa/shared/kit';
import { useClassRoomText } from '../../../messages/class-room.ts';
import { useBlockedSounds } from './blocked-sounds.ts';

/** Offers the press after which a browser lets the others be heard. */
export function BlockedSound() {
  const t = useClassRoomText();
  const { elements, forget } = useBlockedSounds();
  if (elements.length === 0) return null;
  const playAll = () => {
    for (const element of elements) void element.play().then(() => forget(element));
  };
  return (
    <Alert color="yellow" role="status">
      {t('sound.blocked')}{' '}
      <Button size="compact-md" onClick={playAll}>
        {t('sound.on')}
      </Button>
    </Alert>
  );
}
