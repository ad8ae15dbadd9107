/** Whether a text of an address can be the id of anything: what cannot is asked for nowhere. */
export const isId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
