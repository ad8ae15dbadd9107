import { useState } from 'react';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { TextInput } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { brokenUrlRule } from './work.ts';

interface UrlFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange(url: string): void;
}

/** Its rule is said once the field is left, not while the address is being typed. */
export function UrlField({ id, value, error, isReadOnly, onChange }: UrlFieldProps) {
  const t = useAssignmentText();
  const ruleText = useRuleText();
  const [wasLeft, setWasLeft] = useState(value !== '');
  const broken = wasLeft ? ruleText(brokenUrlRule({ text: '', url: value })) : undefined;
  return (
    <TextInput
      id={id}
      type="url"
      inputMode="url"
      label={t('url.label')}
      description={t('url.hint')}
      placeholder="https://"
      error={error ?? broken}
      value={value}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => setWasLeft(false)}
      onBlur={() => setWasLeft(true)}
    />
  );
}
