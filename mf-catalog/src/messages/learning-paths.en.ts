import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** The list of learning paths, and their cards. */
export const en = {
  title: course.learningPaths,
  found: 'Learning paths for “{q}”',
  count: course.pathCount,
  searching: 'Looking for learning paths …',
  loading: course.loadingPaths,
  plan: course.planPath,
  'search.name': course.learningPaths,
  'search.label': 'Search for a learning path',
  'search.submit': actions.search,

  'card.kind': course.learningPath,
  'card.by': 'By {name}',

  'fee.free': course.free,
  'fee.one_time': 'Bought once',
  'fee.subscription': course.withPlan,

  'filter.mine': 'Yours',
  'filter.mine.any': course.allPaths,
  'filter.mine.taken': 'In progress or completed',
  'filter.mine.completed': common.completed,
  'filter.fee': course.price,
  'filter.level': course.level,
  'filter.level.any': 'Any level',

  'sort.shortest': 'Shortest',
  'sort.most_courses': 'Most courses',

  'none.title': building.noPathsMatch,
  'empty.title': 'There are no learning paths yet',
  'empty.text': 'Until there are, look for a single course.',
  'mine.title': course.noPathTaken,
  'mine.text': 'Take one, and it is listed here with how far you are.',
  'mine.action': course.allPaths,
  'guest.title': 'Log in to see your learning paths',
  'guest.text': 'The paths you take are listed here with how far you are in each.',
  'guest.action': actions.logIn,
} as const;
