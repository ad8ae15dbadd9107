/** Names, addresses and titles that no other run has used: journeys share one product and run at once. */
export const unique = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export interface NewPerson {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

export const aPerson = (first_name = 'Ines'): NewPerson => ({
  first_name,
  last_name: 'Wanderer',
  email: `${first_name.toLowerCase()}.${unique()}@journeys.example`,
  password: 'a walk beside the market',
});
