import { useState } from 'react';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { useUiText } from '../../i18n/messages/ui.ts';
import { Tabs } from '../../ui/kit.ts';
import { Modal } from '../../ui/overlays.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { SentFeedbacks } from './sent-feedbacks.tsx';
import type { FeedbackChoice } from './use-send-feedback.ts';

interface FeedbackModalProps {
  /** For what the draft is kept: a course, or the site. */
  place: string;
  /** What can be spoken of here, the likeliest first. */
  choices: readonly [FeedbackChoice, ...FeedbackChoice[]];
  onClose(): void;
}

/** Says something in private, and shows what became of what was said before. */
export function FeedbackModal({ place, choices, onClose }: FeedbackModalProps) {
  const t = useFeedbackText();
  const ui = useUiText();
  const [tab, setTab] = useState<string | null>('write');
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="write">{t('tab.write')}</Tabs.Tab>
          <Tabs.Tab value="sent">{t('tab.sent')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="write" pt="md">
          <FeedbackForm place={place} choices={choices} onDone={onClose} onCancel={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="sent" pt="md">
          <SentFeedbacks />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
