import { useId, useState } from 'react';
import { useEmbedText } from '../../i18n/messages/embed.ts';
import { Anchor, Button, Checkbox } from '../../ui/kit.ts';
import { allowedHosts, allowHost } from './allowed-hosts.ts';
import classes from './embed-frame.module.css';

interface EmbedFrameProps {
  /** Of a host on the site's list. */
  address: string;
  title: string;
}

/** A page of another site, which hears of nobody before they have asked for it. Give it the address as key. */
export function EmbedFrame({ address, title }: EmbedFrameProps) {
  const t = useEmbedText();
  const host = new URL(address).hostname;
  const [isShown, setShown] = useState(() => allowedHosts().includes(host));
  return (
    <div className={classes.embed}>
      {isShown ? (
        <iframe
          className={classes.frame}
          src={address}
          title={t('frame', { title, host })}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms"
          referrerPolicy="strict-origin"
          loading="lazy"
          allow="fullscreen; picture-in-picture"
        />
      ) : (
        <Consent host={host} onShow={() => setShown(true)} />
      )}
      <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
        {t('open', { host })}
      </Anchor>
    </div>
  );
}

function Consent({ host, onShow }: { host: string; onShow(): void }) {
  const t = useEmbedText();
  const headingId = useId();
  const [isRemembered, setRemembered] = useState(false);
  const show = () => {
    if (isRemembered) allowHost(host);
    onShow();
  };
  return (
    <section className={classes.consent} aria-labelledby={headingId}>
      <p id={headingId} className={classes.from}>
        {t('consent.title', { host })}
      </p>
      <p className={classes.text}>{t('consent.text')}</p>
      <Checkbox
        label={t('consent.remember', { host })}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <Button onClick={show}>{t('consent.show')}</Button>
    </section>
  );
}
