import type { ReactNode } from 'react';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Group } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePlansText } from '../../messages/plans.ts';

/** What a plan that was begun opens, and straight into it. */
export function OpenedByPlan({ name, children }: { name: string; children: ReactNode }) {
  const t = usePlansText();
  const { navigation } = usePlatform();
  return (
    <>
      <PageHeader title={t('begun.title', { plan: name })} subtitle={t('begun.opened')} />
      <div>{children}</div>
      <Group gap="md" mt="lg">
        <LinkButton to={to.results()} size="md">
          {t('courses')}
        </LinkButton>
        {navigation.hasScreen(addresses.accountBilling) && (
          <LinkAnchor to={to.accountBilling()}>{t('billing')}</LinkAnchor>
        )}
      </Group>
    </>
  );
}
