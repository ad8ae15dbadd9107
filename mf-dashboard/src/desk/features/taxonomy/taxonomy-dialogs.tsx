import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const CategoryDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './category-modal.tsx')).CategoryModal,
);
export const MoveDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './move-modal.tsx')).MoveModal,
);
export const MergeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './merge-modal.tsx')).MergeModal,
);
export const SkillDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './skill-modal.tsx')).SkillModal,
);
export const MergeSkillDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './merge-skill-modal.tsx')).MergeSkillModal,
);
export const DeclineDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "taxonomy-forms" */ './decline-modal.tsx')).DeclineModal,
);
