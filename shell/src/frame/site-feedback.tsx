import { useState } from 'react';
import { UnstyledButton } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useViewer } from './use-viewer.ts';
import classes from './footer.module.css';

const FeedbackDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "site-feedback" */ '@stoa/shared/remote/feedbacks/feedback-modal.tsx'))
      .FeedbackModal,
);

/** For signed-in people: a word in private to those who look after the site. */
export function SiteFeedback() {
  const { user, t } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <li>
      <UnstyledButton className={classes.link ?? ''} onClick={() => setOpen(true)}>
        {t('footer.feedback')}
      </UnstyledButton>
      {isOpen && (
        <FeedbackDialog
          place="site"
          choices={[{ subject: 'platform', id: null, name: null, reader: null }]}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
