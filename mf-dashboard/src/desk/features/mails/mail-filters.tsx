import { mailStates, mailTemplateNames } from '@stoa/shared/contract/telling/mail-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { DayFilters } from '../../../data-table/filter-fields.tsx';
import { useMailsText } from '../../messages/mails.ts';
import type { MailState } from './use-mails.ts';

export function MailFilters({ state }: { state: MailState }) {
  const t = useMailsText();
  const { filters, filter } = state;
  const all = { value: '', label: t('filter.all') };
  return (
    <>
      <NativeSelect
        label={t('filter.state')}
        data={[all, ...mailStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
        value={filters.state ?? ''}
        onChange={({ currentTarget: { value } }) => filter({ state: mailStates.find((one) => one === value) })}
      />
      <NativeSelect
        label={t('filter.template')}
        data={[all, ...mailTemplateNames.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        value={filters.template ?? ''}
        onChange={({ currentTarget: { value } }) =>
          filter({ template: mailTemplateNames.find((one) => one === value) })
        }
      />
      <DayFilters state={state} />
    </>
  );
}
