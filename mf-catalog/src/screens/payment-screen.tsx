import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@stoa/shared/kit';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { HelpLink } from '@stoa/shared/remote/help/help-link.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import { HinderedItems, instead } from '../features/payment/hindered-items.tsx';
import { PaymentForm } from '../features/payment/payment-form.tsx';
import { wantedOf } from '../features/payment/purchase.ts';
import { usePaymentSettings } from '../features/payment/use-payment-settings.ts';
import { usePurchase } from '../features/payment/use-purchase.ts';
import { PlanPurchase } from '../sections/plan-purchase.tsx';
import { usePaymentText } from '../messages/payment.ts';

/** What the address names is paid: courses and learning paths, or a plan; where it names nothing, the plans on offer are shown. */
export default function PaymentScreen() {
  const [search] = useSearchParams();
  const plan = search.get('plan');
  return <Page>{plan === null && wantedOf(search).length > 0 ? <CoursePayment /> : <PlanPurchase id={plan} />}</Page>;
}

function CoursePayment() {
  const t = usePaymentText();
  const purchase = usePurchase();
  const settings = usePaymentSettings();
  if (purchase.failed) return <LoadFailed query={purchase.failed} />;
  if (settings.isError) return <LoadFailed query={settings} />;
  if (purchase.isPending || settings.isPending) return <TillSkeleton />;
  if (purchase.buyable.length === 0) return <NothingToBuy purchase={purchase} />;
  if (!settings.data.open) {
    return <EmptyState order={1} title={t('closed.title')} text={t('closed.text')} action={<FindCourse />} />;
  }
  return (
    <>
      <PageHeader title={t('title')} actions={<HelpLink about="paying" />} />
      <PaymentForm purchase={purchase} settings={settings.data} />
    </>
  );
}

/** One course leads to where it can be had; several are named, each with its reason. */
function NothingToBuy({ purchase: { hindered, gone } }: { purchase: ReturnType<typeof usePurchase> }) {
  const t = usePaymentText();
  const [only, ...others] = hindered;
  if (!only || others.length + gone.length > 0) {
    return (
      <>
        <PageHeader title={t('nothing.title')} />
        <HinderedItems hindered={hindered} gone={gone} />
        <FindCourse />
      </>
    );
  }
  const { item, obstacle } = only;
  const isTheirs = obstacle === 'held' || obstacle === 'own';
  const words = item.kind === 'learning_path' ? 'alone.path' : isTheirs ? 'alone.open' : 'alone.see';
  return (
    <EmptyState
      order={1}
      title={item.name}
      text={t(`alone.${obstacle}`)}
      action={<LinkButton to={instead(only)}>{t(words)}</LinkButton>}
    />
  );
}

function TillSkeleton() {
  const t = usePaymentText();
  return (
    <SkeletonGroup role="status" aria-label={t('loading')}>
      <Skeleton height="2.5rem" width="14rem" mb="xl" />
      <Skeleton height="6rem" mb="xl" />
      <Skeleton height="18rem" />
    </SkeletonGroup>
  );
}
