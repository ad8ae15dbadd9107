import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { FrameTextKey } from '../messages/frame.ts';
import type { OwnEntry } from './menu-entries.ts';

export const footerColumns: readonly { text: FrameTextKey; entries: readonly OwnEntry[] }[] = [
  {
    text: 'footer.about',
    entries: [
      { text: 'footer.about-stoa', to: to.about() },
      { text: 'footer.how', to: `${to.about()}#how-it-works` },
    ],
  },
  {
    text: 'footer.learn',
    entries: [
      { text: 'footer.marketplace', to: to.marketplace() },
      { text: 'footer.courses', to: to.results() },
      { text: 'footer.free', to: to.results({ type: 'free' }) },
      { text: 'footer.paths', to: to.learningPath() },
    ],
  },
  {
    text: 'footer.earn',
    entries: [
      { text: 'footer.teach', to: `${to.about()}#teach` },
      { text: 'footer.create', to: to.createCourse(), any: ['create-course'] },
      { text: 'footer.verify', to: to.verifyCreator() },
    ],
  },
  {
    text: 'footer.community',
    entries: [
      { text: 'footer.community', to: to.community() },
      { text: 'footer.verify-certificate', to: to.verifyCertificate() },
    ],
  },
];

export const footerTerms: readonly OwnEntry[] = [
  { text: 'footer.terms', to: to.termsOfUse() },
  { text: 'footer.privacy', to: to.privacyNotice() },
];
