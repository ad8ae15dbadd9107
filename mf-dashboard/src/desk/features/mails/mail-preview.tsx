import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useMailsText } from '../../messages/mails.ts';
import classes from './mails.module.css';
import { type PreviewChoice, useMailPreview, useSendTest } from './use-mail-preview.ts';

/** One email as its reader gets it. The frame's own policy allows no scripts either. */
export function MailPreview({ choice }: { choice: PreviewChoice }) {
  const t = useMailsText();
  const preview = useMailPreview(choice);
  if (preview.isPending) return <RowSkeleton label={t('template.loading')} count={5} />;
  if (preview.isError) return <LoadFailed query={preview} />;
  const { subject, text, html_path } = preview.data;
  return (
    <>
      <Section title={t('template.html')} action={<SendTest choice={choice} />}>
        <p className={classes.subject}>{t('template.subject', { subject })}</p>
        <iframe
          key={html_path}
          className={classes.frame}
          data-width={choice.width}
          title={t('template.frame', { subject })}
          src={html_path}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      </Section>
      <Section title={t('template.text')}>
        <pre className={classes.plain}>{text}</pre>
      </Section>
    </>
  );
}

function SendTest({ choice }: { choice: PreviewChoice }) {
  const t = useMailsText();
  const { mutate, isPending } = useSendTest(choice);
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('template.test')}
    </Button>
  );
}
