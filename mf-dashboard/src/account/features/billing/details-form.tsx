import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { type BillingDetails, billingDetails } from '@stoa/shared/contract/market/taxes.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { CountrySelect } from '@stoa/shared/ui/country-select.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useBillingDetailsText } from '../../messages/billing-details.ts';
import { useSaveBillingDetails } from './use-billing-details.ts';

type Draft = Omit<BillingDetails, 'country'> & { country: string | null };
const nothing: Draft = { country: null, name: '', address: '', tax_id: '' };

export function DetailsForm({ details }: { details: BillingDetails | null }) {
  const t = useBillingDetailsText();
  const { toasts } = usePlatform();
  const save = useSaveBillingDetails();
  const form = useForm({
    resolver: zodResolver(billingDetails) as unknown as Resolver<Draft, unknown, BillingDetails>,
    defaultValues: details ?? nothing,
  });
  const { errorOf, problem, isSending, submit } = useFormCall(form, {
    send: async (body: BillingDetails) => {
      await save(body);
      toasts.show({ kind: 'success', message: t('done') });
    },
  });
  return (
    <form noValidate aria-label={t('title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="lg" maw="40rem">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Controller
            control={form.control}
            name="country"
            render={({ field: { name: _name, ...field } }) => <CountrySelect {...field} error={errorOf('country')} />}
          />
          <TextInput
            label={t('name')}
            autoComplete="billing organization"
            error={errorOf('name')}
            {...form.register('name')}
          />
        </SimpleGrid>
        <Textarea
          label={t('address')}
          autoComplete="billing street-address"
          autosize
          minRows={3}
          dir="auto"
          error={errorOf('address')}
          {...form.register('address')}
        />
        <TextInput
          label={t('taxId')}
          description={t('taxIdHint')}
          autoComplete="off"
          error={errorOf('tax_id')}
          {...form.register('tax_id')}
        />
        <FormProblem text={problem} />
        <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
