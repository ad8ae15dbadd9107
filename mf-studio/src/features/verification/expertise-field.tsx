import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { MOST_EXPERTISE } from '@stoa/shared/contract/teaching/creator-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { MultiSelect } from '@stoa/shared/overlays';
import { useVerificationText } from '../../messages/verification.ts';

interface ExpertiseFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string[];
  onChange(ids: string[]): void;
  onBlur(): void;
  error: string | undefined;
}

/** The categories of the catalogue that somebody wants to teach in. */
export function ExpertiseField({ ref, value, onChange, onBlur, error }: ExpertiseFieldProps) {
  const t = useVerificationText();
  const api = useApi();
  const select = useNamedTree();
  const { data = [], isPending } = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    select,
    staleTime: 60_000,
  });
  return (
    <MultiSelect
      ref={ref}
      label={t('expertise.label')}
      description={t('expertise.hint', { most: MOST_EXPERTISE, count: value.length })}
      placeholder={value.length === 0 ? t('expertise.search') : ''}
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      maxValues={MOST_EXPERTISE}
      searchable
      hidePickedOptions
      nothingFoundMessage={t(isPending ? 'expertise.loading' : 'expertise.none')}
      error={error}
    />
  );
}
