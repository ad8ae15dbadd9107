import { mailStates, mailTemplateNames } from '@stoa/shared/contract/telling/mail-words.ts';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { useMailsText } from '../../messages/mails.ts';
import type { MailState } from './use-mails.ts';

export function MailFilters({ state: { filters, filter } }: { state: MailState }) {
  const t = useMailsText();
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
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`filter.${name}`)}
          value={filters[name] ?? ''}
          onChange={({ currentTarget: { value } }) => filter({ [name]: value })}
        />
      ))}
    </>
  );
}
