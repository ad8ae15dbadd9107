/** `moved`: the account has another address by now. `deleted`: there is no account any more. To both no more mail comes. */
export const subscriptionStandings = ['on', 'off', 'moved', 'deleted'] as const;
