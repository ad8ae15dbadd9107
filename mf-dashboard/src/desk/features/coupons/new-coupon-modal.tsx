import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { type Coupon, couponEndpoints } from '@stoa/shared/contract/market/coupons.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { CouponForm } from './coupon-form.tsx';
import { type CouponValues, newValues, withoutHidden } from './coupon-values.ts';
import { DiscountFields } from './discount-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { MadeCodes } from './made-codes.tsx';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useRefreshCoupons } from './use-coupons.ts';

type NewCoupons = Arguments<'createCoupons'>['body'];
interface NewCouponModalProps {
  kind: NewCoupons['kind'];
  onClose(): void;
}

/** A new coupon, or many at once; the codes of many are shown, to be taken along. */
export function NewCouponModal({ kind, onClose }: NewCouponModalProps) {
  const t = useCouponsText();
  const ui = useUiText();
  const [made, setMade] = useState<Coupon[]>();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? t('codes.title', { count: made.length }) : t(`${kind}.title`)}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      {made ? (
        <MadeCodes coupons={made} onDone={onClose} />
      ) : (
        <NewCouponForm
          kind={kind}
          onMade={(coupons) => (kind === 'one' ? onClose() : setMade(coupons))}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function NewCouponForm({ kind, onMade, onClose }: NewCouponModalProps & { onMade(coupons: Coupon[]): void }) {
  const t = useCouponsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const resolver = zodResolver(couponEndpoints.createCoupons.body) as unknown as Resolver<
    CouponValues,
    unknown,
    NewCoupons
  >;
  const form = useForm({ resolver, defaultValues: newValues(kind) });
  const formCall = useFormCall(form, {
    send: async (body: NewCoupons) => {
      const made = await api.createCoupons({ body: withoutHidden(body) });
      if (body.kind === 'one') toasts.show({ kind: 'success', message: t('done.made', { code: body.code }) });
      onMade(made);
      await refresh();
    },
  });
  const { errorOf } = formCall;
  return (
    <CouponForm label={t(`${kind}.title`)} confirmLabel={t(`${kind}.make`)} formCall={formCall} onClose={onClose}>
      {kind === 'one' ? (
        <TextInput
          label={t('field.code')}
          description={t('code.hint')}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          error={errorOf('code')}
          {...form.register('code')}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('field.prefix')}
            description={t('prefix.hint')}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            error={errorOf('prefix')}
            {...form.register('prefix')}
          />
          <TextInput
            label={t('field.count')}
            description={t('count.hint')}
            inputMode="numeric"
            error={errorOf('count')}
            {...form.register('count', numberText)}
          />
        </SimpleGrid>
      )}
      <DiscountFields formCall={formCall} />
      <LimitFields formCall={formCall} />
    </CouponForm>
  );
}
