import type { PurchasableKind } from '@stoa/shared/contract/kernel/purchasable-kinds.ts';
import { courseItem } from './course-item.ts';
import type { ItemKind } from './item-kind.ts';
import { learningPathItem } from './learning-path-item.ts';
import { planItem } from './plan-item.ts';

/** Everything that is sold here. */
export const itemKinds: Record<PurchasableKind, ItemKind> = {
  course: courseItem,
  learning_path: learningPathItem,
  plan: planItem,
};
