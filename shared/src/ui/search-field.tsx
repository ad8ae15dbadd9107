import { IconSearch } from '@tabler/icons-react';
import { useUiText } from '../i18n/messages/ui.ts';
import { CloseButton, TextInput } from './kit.ts';

interface SearchFieldProps {
  value: string;
  onChange(value: string): void;
  /** The field's name, read aloud; also shown when `visibleLabel`. */
  label: string;
  placeholder?: string;
  visibleLabel?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Of what can be looked for. */
  maxLength?: number | undefined;
}

/** A text box for searching, with a button to empty it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder, visibleLabel, size = 'md', maxLength } = props;
  const t = useUiText();
  return (
    <TextInput
      type="search"
      {...(visibleLabel ? { label } : { 'aria-label': label })}
      placeholder={placeholder ?? label}
      size={size}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={value && <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => onChange('')} />}
    />
  );
}
