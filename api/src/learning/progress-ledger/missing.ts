import type { Missing } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { distinctSeconds } from '../progress/watched-seconds.ts';
import type { TakenLesson } from './progress-ledger.repository.ts';

/** What the rule of a lesson's kind still asks for; the fold in `progress` completes by the same rules. */
export function missingOf(lesson: TakenLesson): Missing {
  switch (lesson.kind) {
    case 'video':
    case 'audio':
      return {
        rule: 'watch',
        watched_s: Math.floor(distinctSeconds(lesson.ranges ?? [])),
        needed_s: Math.ceil((lesson.durationS * lesson.watchThreshold) / 100),
      };
    case 'text':
    case 'embed':
      return { rule: 'mark' };
    case 'document':
      return { rule: 'pages', page: lesson.furthestPage, pages: lesson.pages };
    case 'quiz':
      return { rule: 'pass', best: lesson.isTried ? lesson.percentage : null, pass_mark: lesson.passMark ?? 0 };
    case 'assignment':
      return { rule: 'approve' };
    case 'live':
      return { rule: 'attend' };
    case 'scorm':
      return { rule: 'package' };
  }
}
