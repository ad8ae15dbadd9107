import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Text } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Price } from '@stoa/shared/ui/price.tsx';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import classes from './enrol-panel.module.css';
import { enrolWish } from './enrol-wish.ts';
import { hadCourses, type PathProps } from './path-standing.ts';
import { SinglyNote } from './singly-note.tsx';
import { useEnrolInPath } from './use-enrol-in-path.ts';

/** A free path: all that it opens, at once. */
export function PathEnrolment({ learningPath }: PathProps) {
  const t = useLearningPathText();
  const { state } = useSession();
  const { opens } = learningPath;
  const count = opens.length;
  return (
    <>
      <p className={classes.price}>
        <Price minor={0} currency={learningPath.currency} />
      </p>
      {count > 0 ? (
        <>
          <EnrolInPathButton learningPath={learningPath}>
            {hadCourses(learningPath).length > 0
              ? t('panel.more', { count })
              : t(state === 'guest' ? 'panel.login' : 'panel.free')}
          </EnrolInPathButton>
          <Text size="sm">{t('panel.free.what', { count })}</Text>
        </>
      ) : (
        <FollowPath learningPath={learningPath} />
      )}
      <SinglyNote learningPath={learningPath} />
    </>
  );
}

/** It opens nothing, but what is done in its courses counts from then on. */
export function FollowPath({ learningPath }: PathProps) {
  const t = useLearningPathText();
  return (
    <>
      <EnrolInPathButton learningPath={learningPath} variant="default">
        {t('panel.follow')}
      </EnrolInPathButton>
      <Text size="sm">{t('panel.follow.what')}</Text>
    </>
  );
}

interface EnrolInPathButtonProps extends PathProps {
  variant?: 'filled' | 'default';
  children: ReactNode;
}

export function EnrolInPathButton({ learningPath, variant = 'filled', children }: EnrolInPathButtonProps) {
  const t = useLearningPathText();
  const { state } = useSession();
  const { navigation, toasts } = usePlatform();
  const errorText = useErrorText();
  const enrol = useEnrolInPath(learningPath.slug);
  const begin = () => {
    if (state === 'guest') {
      enrolWish.keep(learningPath.id);
      return navigation.requireLogin();
    }
    enrol.mutate(undefined, {
      onSuccess: () => toasts.show({ kind: 'success', message: t('panel.done', { path: learningPath.title }) }),
    });
  };
  useWish(learningPath, begin);
  const refused = { already_enrolled: t('panel.failed'), payment_required: t('panel.failed') };
  return (
    <>
      <Button size="md" fullWidth variant={variant} onClick={begin} loading={enrol.isPending || state === 'pending'}>
        {children}
      </Button>
      <FormProblem text={enrol.isError && errorText(enrol.error, refused)} />
    </>
  );
}

/** What a guest asked for is done when they come back signed in. */
function useWish({ id, opens, progress }: LearningPathDetails, enrol: () => void): void {
  const { state } = useSession();
  const fulfil = useEffectEvent(enrol);
  const isOpen = opens.length > 0 || progress === null;
  useEffect(() => {
    if (state === 'guest') enrolWish.drop();
    else if (state === 'signed-in' && isOpen && enrolWish.take(id)) fulfil();
  }, [id, state, isOpen]);
}
