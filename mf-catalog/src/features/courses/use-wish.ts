import { useEffect, useEffectEvent } from 'react';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useWishText } from '@stoa/shared/i18n/messages/wish.ts';
import { keptForLogin } from '@stoa/shared/remote/kept-for-login.ts';
import { useChangeWish } from '@stoa/shared/remote/wishes/use-change-wish.ts';
import { useWishedIds } from '@stoa/shared/remote/wishes/use-wished-ids.ts';

const guestWish = keptForLogin('stoa.wish');

export interface WishState {
  /** Neither who takes a course nor who made it wishes for it. */
  isOffered: boolean;
  isWished: boolean;
  press(): void;
}

/** A guest is sent to log in, and what they wished for is done when they are back. */
export function useWish({ id, name, student_percentage, creator }: CourseCard): WishState {
  const t = useWishText();
  const { state, user } = useSession();
  const { navigation, toasts } = usePlatform();
  const isWished = useWishedIds()?.includes(id) ?? false;
  const change = useChangeWish();
  const isTaken = student_percentage !== null;

  const fulfil = useEffectEvent(() => {
    if (isTaken) toasts.show({ kind: 'info', message: t('taken', { course: name }) });
    else change.mutate({ course: { id, name }, to: 'wished' });
  });
  useEffect(() => {
    if (state === 'guest') guestWish.drop();
    else if (state === 'signed-in' && guestWish.take(id)) fulfil();
  }, [id, state]);

  const press = () => {
    if (state === 'guest') {
      guestWish.keep(id);
      navigation.requireLogin();
    } else if (state === 'signed-in') change.mutate({ course: { id, name }, to: isWished ? 'left' : 'wished' });
  };
  return { isOffered: !isTaken && creator.id !== user?.id, isWished, press };
}
