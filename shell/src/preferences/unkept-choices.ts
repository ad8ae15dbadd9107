import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';

type Choices = Partial<StartUp['preferences']>;

interface Stored {
  owner: string;
  choices: Choices;
}

const KEY = 'stoa.unkept-preferences';
const FIELDS = ['locale', 'color_scheme'] as const;

/** Tells one log-in from another, and opens none. */
const ownerOf = (token: string): string => token.slice(0, 12);

/** What a person chose in this browser and the account has not confirmed: no older word of the account goes over it. */
export function readUnkept(token: string | undefined): Choices {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Stored | null;
    return token !== undefined && stored?.owner === ownerOf(token) ? stored.choices : {};
  } catch {
    return {};
  }
}

export const addUnkept = (token: string, choice: Choices): void =>
  write({ owner: ownerOf(token), choices: { ...readUnkept(token), ...choice } });

/** The account has it; what was chosen after that stays. */
export function removeUnkept(token: string, choice: Choices): void {
  const choices = readUnkept(token);
  const left = FIELDS.filter((field) => choices[field] !== undefined && choices[field] !== choice[field]);
  write({ owner: ownerOf(token), choices: Object.fromEntries(left.map((field) => [field, choices[field]])) });
}

/** A browser that keeps nothing loses with its page what the account has not confirmed. */
function write(stored: Stored): void {
  try {
    if (Object.keys(stored.choices).length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    return;
  }
}
