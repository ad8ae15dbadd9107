import { actReason } from '@stoa/shared/contract/kernel/primitives.ts';
import type { GivenRole } from '@stoa/shared/contract/people/account-acts.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { usePeopleText } from '../../messages/people.ts';
import { useAct, useDone } from './use-act.ts';

interface Named {
  id: string;
  name: string;
}

interface ActProps {
  onClose(): void;
}

const useReasonTexts = () => {
  const t = usePeopleText();
  return { label: t('reason'), description: t('reason.hint'), reason: actReason };
};

export function LogOutModal({ ids, onDone, onClose }: ActProps & { ids: readonly string[]; onDone?(): void }) {
  const t = usePeopleText();
  const api = useApi();
  const texts = useReasonTexts();
  const done = useDone(onClose);
  const act = useAct(
    (reason) => api.logOutUsers({ body: { ids: [...ids], reason } }),
    ({ changed }) => {
      onDone?.();
      return done(t('out.done', { count: changed }));
    },
  );
  const title = t('out.title', { count: ids.length });
  return (
    <ReasonModal
      {...texts}
      {...act}
      title={title}
      text={t('out.text')}
      confirmLabel={t('out.button')}
      onClose={onClose}
    />
  );
}

export function TakeRoleModal({ person, role, onClose }: ActProps & { person: Named; role: GivenRole }) {
  const t = usePeopleText();
  const api = useApi();
  const texts = useReasonTexts();
  const done = useDone(onClose);
  const act = useAct(
    (reason) => api.takeRole({ params: { id: person.id }, body: { role, reason } }),
    () => done(t('take.done')),
  );
  return (
    <ReasonModal
      {...texts}
      {...act}
      title={t('take.of', { role: t(`role.${role}`) })}
      text={t('take.text')}
      confirmLabel={t('take.button')}
      destructive
      onClose={onClose}
    />
  );
}

export function RestoreModal({ person: { id, name }, onClose }: ActProps & { person: Named }) {
  const t = usePeopleText();
  const api = useApi();
  const texts = useReasonTexts();
  const done = useDone(onClose);
  const act = useAct(
    (reason) => api.restoreUser({ params: { id }, body: { reason } }),
    () => done(t('restore.done', { name })),
  );
  const title = t('restore.title', { name });
  return (
    <ReasonModal
      {...texts}
      {...act}
      title={title}
      text={t('restore.text')}
      confirmLabel={t('restore.button')}
      onClose={onClose}
    />
  );
}

/** The page begins anew: nothing that was read with one’s own eyes may stay on it. */
export function SeeAsModal({ person: { id, name }, onClose }: ActProps & { person: Named }) {
  const t = usePeopleText();
  const api = useApi();
  const texts = useReasonTexts();
  const act = useAct(
    (reason) => api.startImpersonation({ params: { id }, body: { reason } }),
    () => window.location.assign(to.home()),
  );
  return (
    <ReasonModal
      {...texts}
      {...act}
      title={t('see.title', { name })}
      text={t('see.text', { name })}
      confirmLabel={t('see.confirm', { name })}
      onClose={onClose}
    />
  );
}
