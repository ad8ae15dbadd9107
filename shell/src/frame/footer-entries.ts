import type { FrameTextKey } from '../messages/frame.ts';
import type { OwnEntry } from './menu-entries.ts';

export const footerColumns: readonly { text: FrameTextKey; entries: readonly OwnEntry[] }[] = [
  {
    text: 'footer.about',
    entries: [
      { text: 'footer.about-stoa', to: '/about' },
      { text: 'footer.how', to: '/about#how-it-works' },
    ],
  },
  {
    text: 'footer.learn',
    entries: [
      { text: 'footer.marketplace', to: '/marketplace' },
      { text: 'footer.courses', to: '/marketplace/results' },
      { text: 'footer.free', to: '/marketplace/results?type=free' },
      { text: 'footer.paths', to: '/learning-path' },
    ],
  },
  {
    text: 'footer.earn',
    entries: [
      { text: 'footer.teach', to: '/about#teach' },
      { text: 'footer.create', to: '/course/create', any: ['create-course'] },
      { text: 'footer.verify', to: '/verify' },
    ],
  },
  {
    text: 'footer.community',
    entries: [
      { text: 'footer.community', to: '/community' },
      { text: 'footer.verify-certificate', to: '/certificates/verify' },
    ],
  },
];

export const footerTerms: readonly OwnEntry[] = [
  { text: 'footer.terms', to: '/terms-of-use' },
  { text: 'footer.privacy', to: '/privacy-notice' },
];
