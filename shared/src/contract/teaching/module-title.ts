import { z } from 'zod';
import { rule } from '../kernel/rule.ts';

export const moduleTitle = z
  .string()
  .trim()
  .min(3, rule('Title must be between 3 and 80 characters.'))
  .max(80, rule('Title must be between 3 and 80 characters.'));
