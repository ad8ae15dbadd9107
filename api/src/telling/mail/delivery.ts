import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../../kernel/settings.ts';
import { openOutbox } from './outbox.ts';

export interface Letter {
  /** Of the mail's row. */
  id: string;
  message: SendMailOptions;
}

/** Where mails leave the house. */
export interface Delivery {
  /** Rejects when the mail could not be handed over. */
  deliver: (letter: Letter, signal: AbortSignal) => Promise<void>;
  /** Rejects when nothing could be delivered now: the server is away, or does not let us in. */
  check: () => Promise<unknown>;
}

/** A mail server, where one is set; else the outbox folder. */
export const openDelivery = ({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Delivery =>
  smtpUrl === undefined ? deliverToOutbox(dataDir) : deliverBySmtp(smtpUrl);

/** Nothing of a mail is fetched from files or addresses, whatever stands in it. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

function deliverBySmtp(url: string): Delivery {
  const transport = createTransport({
    url,
    ...closed,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver({ message }, signal) {
      await transport.sendMail({ ...message, signal });
    },
    check: () => transport.verify(),
  };
}

function deliverToOutbox(dataDir: string): Delivery {
  const outbox = openOutbox(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    async deliver({ id, message }) {
      const { message: eml } = await transport.sendMail(message);
      await outbox.write(id, eml as Buffer);
    },
    check: () => Promise.resolve(),
  };
}
