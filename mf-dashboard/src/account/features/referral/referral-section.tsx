import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Skeleton } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

/** The own link to sign up by, and how many came by it. */
export function ReferralSection({ id }: { id: string }) {
  const t = useSettingsText();
  const format = useFormat();
  const api = useApi();
  const referral = useQuery({ queryKey: ['referral'], queryFn: ({ signal }) => api.getReferral({ signal }) });
  const { data } = referral;
  return (
    <SettingsSection
      id={id}
      title={t('invite.title')}
      {...(data && { lead: t('invite.lead', { date: format.date(data.expires_at) }) })}
    >
      {referral.isPending && <Skeleton height="4.5rem" />}
      {referral.isError && <LoadFailed query={referral} />}
      {data && (
        <>
          <CopyField
            label={t('invite.link')}
            value={new URL(data.path, window.location.origin).href}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
          />
          <FactList>
            <Fact name={t('invite.registered')}>{format.number(data.registered)}</Fact>
            <Fact name={t('invite.qualified')}>{format.number(data.qualified)}</Fact>
          </FactList>
        </>
      )}
    </SettingsSection>
  );
}
