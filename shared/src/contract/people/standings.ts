/** How an account stands; plain data, so that a screen can use it without zod. `unconfirmed`: asks to be verified as a creator. */
export const standings = ['active', 'suspended', 'deleting', 'unconfirmed'] as const;
export type Standing = (typeof standings)[number];

export const userSorts = ['created', 'name', 'used'] as const;
export type UserSort = (typeof userSorts)[number];

/** How somebody came by a role. `earlier`: before that was written down. */
export const roleOrigins = ['earlier', 'sign-up', 'verification', 'person'] as const;
export type RoleOrigin = (typeof roleOrigins)[number];

/** What else there is of a person, told by the nouns that keep it. */
export const personLists = ['enrolments', 'courses', 'payments', 'reports'] as const;
export type PersonListName = (typeof personLists)[number];
