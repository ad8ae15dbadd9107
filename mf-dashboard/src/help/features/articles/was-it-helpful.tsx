import { useState } from 'react';
import type { HelpArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Text } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useHelpText } from '../../messages/help.ts';
import classes from './articles.module.css';
import { useAnswer } from './use-help.ts';

const FeedbackDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "help-feedback" */ '@stoa/shared/remote/feedbacks/feedback-modal.tsx'))
      .FeedbackModal,
);

const answers = { yes: true, no: false } as const;

/** One answer of each person, or of each browser; and the way to say more. */
export function WasItHelpful({ article: { slug, helpful } }: { article: HelpArticle }) {
  const t = useHelpText();
  const { mutate } = useAnswer(slug);
  return (
    <section className={classes.answer} aria-label={t('answer.title')}>
      <Group gap="sm">
        <Text fw={600}>{t('answer.title')}</Text>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            variant={helpful === answers[answer] ? 'filled' : 'default'}
            aria-pressed={helpful === answers[answer]}
            onClick={() => mutate(answers[answer])}
          >
            {t(`answer.${answer}`)}
          </Button>
        ))}
      </Group>
      <p role="status">{helpful === null ? '' : t('answer.thanks')}</p>
      <Group gap="sm">
        <Text size="sm">{t('answer.missing')}</Text>
        <SayMore />
      </Group>
    </section>
  );
}

/** Who is logged in says it in private; others find how to reach the operator. */
function SayMore() {
  const t = useHelpText();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user) {
    return (
      <LinkButton variant="default" to={`${to.about()}#contact`}>
        {t('answer.contact')}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('answer.feedback')}
      </Button>
      {isOpen && (
        <FeedbackDialog
          place="site"
          choices={[{ subject: 'platform', id: null, name: null, reader: null }]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
