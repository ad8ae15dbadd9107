import { IconEyeOff } from '@tabler/icons-react';
import type { CommunityPost, CommunityReply } from '@stoa/shared/contract/community/community.ts';
import { Alert } from '@stoa/shared/kit';
import { useCommunityText } from '../../messages/community.ts';

interface RemovedNoteProps {
  subject: 'post' | 'replies';
  content: Pick<CommunityPost | CommunityReply, 'removal'>;
}

/** Above a removed text, for the few who still read it. */
export function RemovedNote({ subject, content: { removal } }: RemovedNoteProps) {
  const t = useCommunityText();
  if (!removal) return null;
  return (
    <Alert color="yellow" icon={<IconEyeOff aria-hidden="true" />}>
      {removal.by === 'author'
        ? t(`${subject}.removedOwn`)
        : t(`${subject}.removedNote`, { note: removal.note ?? '–' })}
    </Alert>
  );
}
