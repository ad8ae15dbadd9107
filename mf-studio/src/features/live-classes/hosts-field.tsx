import { useState } from 'react';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, CloseButton, Input, TextInput } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import classes from './live-classes.module.css';

interface HostsFieldProps {
  known: readonly Person[];
  ids: readonly string[];
  onChange(ids: string[]): void;
  error: string | undefined;
}

/** Who holds a class; others are found by their whole address alone. */
export function HostsField({ known, ids, onChange, error }: HostsFieldProps) {
  const t = useLiveClassesText();
  const [found, setFound] = useState<readonly Person[]>([]);
  const finder = useHostFinder((person) => {
    setFound((people) => [...people, person]);
    if (!ids.includes(person.id)) onChange([...ids, person.id]);
  });
  const people = new Map([...known, ...found].map((person) => [person.id, person]));
  return (
    <Input.Wrapper label={t('field.hosts')} error={error} labelElement="div">
      <ul className={classes.hosts}>
        {ids.map((id, place) => {
          const name = people.get(id)?.full_name ?? id;
          return (
            <li key={id}>
              <span>
                {name} {place === 0 && ids.length > 1 && <span className={classes.quiet}>({t('hosts.main')})</span>}
              </span>
              {ids.length > 1 && (
                <CloseButton
                  aria-label={t('hosts.remove', { name })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.finder}>
        <TextInput
          aria-label={t('hosts.email')}
          placeholder={t('hosts.email')}
          inputMode="email"
          autoComplete="off"
          value={finder.email}
          error={finder.problem}
          onChange={(event) => finder.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void finder.find();
          }}
        />
        <Button variant="default" loading={finder.isFinding} onClick={() => void finder.find()}>
          {t('hosts.add')}
        </Button>
      </div>
    </Input.Wrapper>
  );
}

function useHostFinder(onFound: (person: Person) => void) {
  const api = useApi();
  const errorText = useErrorText();
  const ruleText = useRuleText();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  async function find(): Promise<void> {
    if (email.trim() === '' || isFinding) return;
    setFinding(true);
    setProblem(undefined);
    try {
      onFound(await api.findClassHost({ query: { email } }));
      setEmail('');
    } catch (error) {
      const [broken] = isApiError(error) ? (error.fieldErrors['email'] ?? []) : [];
      setProblem(broken === undefined ? errorText(error) : ruleText(broken));
    } finally {
      setFinding(false);
    }
  }
  const type = (typed: string) => {
    setEmail(typed);
    setProblem(undefined);
  };
  return { email, problem, isFinding, type, find };
}
