import type { AudienceKind } from '@stoa/shared/contract/learning/announcement-words.ts';
import { Group, NativeSelect, Text, TextInput } from '@stoa/shared/kit';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import { type AnnouncementValues, countable, kindsFor, type NewAnnouncement } from './announcement-values.ts';
import { useReach } from './use-announcements.ts';

interface AudienceFieldsProps {
  courseId: string;
  formCall: FormCall<AnnouncementValues, NewAnnouncement>;
}

/** For `register`: nothing typed is no number, and of other groups nobody asks for days. */
const daysOf = {
  setValueAs: (typed: string | number | undefined) => (typed === '' ? undefined : Number(typed)),
  shouldUnregister: true,
};

/** To whom, and how many these are. */
export function AudienceFields({ courseId, formCall: { form, errorOf } }: AudienceFieldsProps) {
  const t = useAnnouncementsText();
  const audience = form.watch('audience');
  const nameOf = (kind: AudienceKind) =>
    kind === 'chosen' ? t('to.chosen', { count: audience.user_ids?.length ?? 0 }) : t(`to.${kind}`);
  return (
    <div>
      <Group align="start" grow preventGrowOverflow={false} gap="md">
        <NativeSelect
          label={t('field.audience')}
          data={kindsFor(audience).map((value) => ({ value, label: nameOf(value) }))}
          error={errorOf('audience')}
          {...form.register('audience.kind')}
        />
        {audience.kind === 'idle' && (
          <TextInput
            label={t('field.idleDays')}
            inputMode="numeric"
            error={errorOf('audience.idle_days')}
            {...form.register('audience.idle_days', daysOf)}
          />
        )}
      </Group>
      <Reach courseId={courseId} audience={audience} sendAt={form.watch('send_at')} />
    </div>
  );
}

interface ReachProps {
  courseId: string;
  audience: AnnouncementValues['audience'];
  sendAt: string | null;
}

function Reach({ courseId, audience, sendAt }: ReachProps) {
  const t = useAnnouncementsText();
  const errorText = useErrorText();
  const reach = useReach(courseId, countable(audience), sendAt);
  const said = reach.isError
    ? errorText(reach.error)
    : reach.data &&
      [t('reach', { count: reach.data.people }), t('left', { count: reach.data.left_that_day })].join(' ');
  return (
    <Text role="status" size="sm" mt="xs">
      {said ?? t('reach.counting')}
    </Text>
  );
}
