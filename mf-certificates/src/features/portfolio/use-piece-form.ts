import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  portfolioItemBody,
  type PortfolioItem,
  type PortfolioItemBody,
} from '@stoa/shared/contract/learning/portfolio.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { bodyOf, type PieceValues } from './piece-values.ts';

/** Field, as the contract names it (`evidence.url`) → the first rule that it breaks, in English. */
type Problems = Partial<Record<string, string>>;

interface PieceForm {
  start: PieceValues;
  send(body: PortfolioItemBody): Promise<PortfolioItem>;
  /** One may leave now. */
  onSaved(item: PortfolioItem): void;
}

const same = (a: PieceValues, b: PieceValues): boolean => JSON.stringify(a) === JSON.stringify(b);

function problemsOf(values: PieceValues): Problems {
  const { error } = portfolioItemBody.safeParse(bodyOf(values));
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** Rules are told when one sends, and from then on with every change; leaving with something typed is asked about. */
export function usePieceForm({ start, send, onSaved }: PieceForm) {
  const { navigation } = usePlatform();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Problems>({});
  const problems = attempts === 0 ? {} : { ...refused, ...problemsOf(values) };

  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = !same(values, start);
  }, [values, start]);
  useEffect(() => navigation.guardUnsaved(() => unsaved.current), [navigation]);

  // The first field that is wrong, once its message stands.
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const change = (part: Partial<PieceValues>) => {
    setValues((now) => ({ ...now, ...part }));
    setRefused({});
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data } = portfolioItemBody.safeParse(bodyOf(values));
    if (!data) {
      setAttempts((count) => count + 1);
      return;
    }
    try {
      const saved = await send(data);
      unsaved.current = false;
      onSaved(saved);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(Object.fromEntries(Object.entries(error.fieldErrors).map(([field, [rule]]) => [field, rule])));
      setAttempts((count) => count + 1);
    }
  }
  return { formRef, values, problems, change, submit };
}
