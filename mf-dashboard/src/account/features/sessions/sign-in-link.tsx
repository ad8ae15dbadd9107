import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Button } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import classes from './sessions.module.css';

/** A link that signs this person in elsewhere, once, and the minutes that are left for it. */
export function SignInLink() {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const [isOver, setOver] = useState(false);
  const make = useMutation({
    mutationFn: () => api.createSignInLink({ body: {} }),
    onSuccess: () => setOver(false),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error, { demo_account: t('demo') }) }),
  });
  const link = make.data;
  return (
    <div className={classes.link} role="group" aria-labelledby="sign-in-link">
      <h3 id="sign-in-link" className={classes.subtitle}>
        {t('link.title')}
      </h3>
      <p className={classes.text}>{t('link.text')}</p>
      {link && !isOver && (
        <>
          <CopyField
            label={t('link.label')}
            value={new URL(link.path, window.location.origin).href}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
          />
          <Countdown key={link.expires_at} until={link.expires_at} onOver={() => setOver(true)} />
        </>
      )}
      <p role="status" className={classes.facts}>
        {link && isOver ? t('link.over') : ''}
      </p>
      {(!link || isOver) && (
        <div>
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {t(link ? 'link.again' : 'link.make')}
          </Button>
        </div>
      )}
    </div>
  );
}

const SECOND_MS = 1_000;

/** What is left, second by second. */
function Countdown({ until, onOver }: { until: string; onOver(): void }) {
  const t = useSettingsText();
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((new Date(until).getTime() - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <p className={classes.facts} role="timer">
      {t('link.left', { time: clockText(left) })}
    </p>
  );
}
