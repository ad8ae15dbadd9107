/**
 * What our page and the gateway's framed card form say to one another (`postMessage`). The form has a host name of its own:
 * a card number is typed there and goes from there to the gateway; we get a token, good for one payment.
 *
 * Its address takes `?parent=<origin of our page>&locale=en&scheme=light|dark`. Both sides check the origin of each message.
 */
export type CardFieldsMessage =
  | { type: 'stoa-card:ready' }
  /** CSS pixels that the form needs. */
  | { type: 'stoa-card:height'; height: number }
  /** Whether all fields are filled so that a press on Pay could work. */
  | { type: 'stoa-card:complete'; complete: boolean }
  /** The answer to `tokenize`. */
  | { type: 'stoa-card:token'; token: string; brand: string; last4: string }
  /** The form shows by itself what is wrong and takes the focus there. `unreachable`: the gateway gave no answer. */
  | { type: 'stoa-card:refused'; cause: 'fields' | 'unreachable' };

export type CardFieldsOrder =
  | { type: 'stoa-card:tokenize' }
  | { type: 'stoa-card:focus' }
  /** The person changed language or colours on our page. */
  | { type: 'stoa-card:look'; locale: string; scheme: 'light' | 'dark' };
