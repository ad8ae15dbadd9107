import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { announcementEndpoints, type AnnouncementAudience } from '@stoa/shared/contract/learning/announcements.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { MarkdownField } from '@stoa/shared/remote/writing/markdown-field.tsx';
import { MomentField } from '@stoa/shared/ui/moment-field.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import { type AnnouncementValues, type NewAnnouncement, newValues } from './announcement-values.ts';
import { AudienceFields } from './audience-fields.tsx';
import { useRefreshAnnouncements } from './use-announcements.ts';

interface AnnounceModalProps {
  course: { id: string; name: string };
  /** Whom it is to go to at first. */
  audience: AnnouncementAudience;
  onClose(): void;
}

/** Writes to learners of a course. What was sent stays sent: so it says first how many it goes to. */
export function AnnounceModal({ course, audience, onClose }: AnnounceModalProps) {
  const t = useAnnouncementsText();
  const { form, formCall } = useAnnouncing({ course, audience, onClose });
  const { errorOf } = formCall;
  const sendAt = form.watch('send_at');
  return (
    <FormModal
      title={t('write.to', { course: course.name })}
      confirmLabel={t(sendAt === null ? 'send.now' : 'send.later')}
      formCall={formCall}
      asksBeforeLoss
      onClose={onClose}
    >
      <AudienceFields courseId={course.id} formCall={formCall} />
      <TextInput label={t('field.subject')} dir="auto" error={errorOf('subject')} {...form.register('subject')} />
      <Controller
        control={form.control}
        name="body"
        render={({ field }) => <MarkdownField {...field} label={t('field.body')} error={errorOf('body')} />}
      />
      <Controller
        control={form.control}
        name="send_at"
        render={({ field: { ref, value, onChange } }) => (
          <MomentField
            ref={ref}
            label={t('field.sendAt')}
            description={t('sendAt.hint')}
            value={value}
            onChange={onChange}
            error={errorOf('send_at')}
          />
        )}
      />
    </FormModal>
  );
}

function useAnnouncing({ course, audience, onClose }: AnnounceModalProps) {
  const t = useAnnouncementsText();
  const api = useApi();
  const format = useFormat();
  const { toasts } = usePlatform();
  const refresh = useRefreshAnnouncements();
  const refusal = useBrokenRule();
  const resolver = zodResolver(announcementEndpoints.sendAnnouncement.body) as unknown as Resolver<
    AnnouncementValues,
    unknown,
    NewAnnouncement
  >;
  const form = useForm({ resolver, defaultValues: newValues(audience) });
  const formCall = useFormCall(form, {
    send: async (body: NewAnnouncement) => {
      const { send_at, subject } = await api
        .sendAnnouncement({ params: { id: course.id }, body })
        .finally(() => void refresh());
      const isLater = body.send_at !== null && body.send_at !== undefined;
      const message = isLater
        ? t('done.planned', { subject, when: format.instant(send_at) })
        : t('done.sent', { subject });
      toasts.show({ kind: 'success', message });
      onClose();
    },
    expected: { conflict: t('refused.kept') },
    refusal,
  });
  return { form, formCall };
}
