import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** All courses of the site, for those who run it. */
export const en = {
  title: places.allCourses,
  lead: 'Courses by everyone, drafts and unpublished ones among them.',
  search: 'Name, address or creator',
  found: course.courseCount,
  'none.title': 'No courses yet',
  'none.text': 'They appear here once a creator begins one.',
  undo: actions.undo,

  'field.course': course.course,
  'field.status': common.status,
  'field.creator': course.creator,
  'field.reviewer': course.reviewer,
  'field.price': course.price,
  'field.enrolments': common.enrolments,
  'field.rating': course.rating,
  'field.changed': 'Last changed',
  'field.acts': 'Actions',

  'sort.changed': 'Last changed',
  'sort.name': common.name,
  'sort.enrolments': common.enrolments,
  'sort.rating': course.rating,
  'sort.price': course.price,
  'sort.published': 'Published on',
  'sort.featured': 'Place among the featured',

  'filter.status': common.status,
  'filter.status.all': 'Every status',
  'filter.category': course.category,
  'filter.category.all': course.everyCategory,
  'filter.reviewer': course.reviewer,
  'filter.reviewer.all': 'Every reviewer',
  'filter.featured': course.featured,
  'filter.featured.all': 'Featured or not',
  'featured.true': 'Featured only',
  'featured.false': 'Not featured',
  'filter.micro': course.length,
  'filter.micro.all': course.everyLength,
  'micro.true': course.microCourses,
  'micro.false': course.fullCourses,
  'filter.language': course.language,
  'filter.language.all': 'Every language',
  'filter.type': course.price,
  'filter.type.all': 'Free or paid',

  'featured.at': 'Featured, place {place, number}',
  stillPublic: 'Published, with changes',
  ratings: '{count, plural, one {# rating} other {# ratings}}',
  page: 'Course page',
  'page.of': 'Course page of {name}',
  reports: places.reports,
  'reports.of': 'Reports of {name}',

  'order.title': 'Featured in the marketplace',
  'order.lead': 'At most {most, number} courses, in the order in which learners see them.',
  'order.loading': 'Loading the featured courses',
  'order.none':
    'You have chosen none: the marketplace shows the best rated course of each field. Choose courses in the list below, then “Feature”.',
  'order.raise': 'Move {name} up',
  'order.remove': 'Stop featuring {name}',
  feature: 'Feature',
  unfeature: 'Stop featuring',
  'feature.done': '{count, plural, one {The course is featured.} other {The courses are featured.}}',
  'unfeature.done':
    '{count, plural, one {The course is no longer featured.} other {The courses are no longer featured.}}',
  'feature.moved': 'The order has changed.',
  'feature.most': 'At most {most, number} courses can be featured. Take some off first.',
  'refused.conflict': 'The featured courses have changed since you opened this page. They are shown as they are now.',

  assign: 'Assign',
  'assign.whom': 'Choose a reviewer',
  'assign.nobody': 'No one in particular',
  'assign.most': 'Assign at most {most, number} courses at once.',
  'assign.done': '{count, plural, one {The reviewer is assigned.} other {The reviewer is assigned to # courses.}}',
  'unassign.done':
    '{count, plural, one {No one in particular reviews the course now.} other {No one in particular reviews these # courses now.}}',
  'refused.own_course': 'No one reviews a course that they worked on. Nothing has changed.',

  unpublish: actions.unpublish,
  'unpublish.of': 'Unpublish {name}',
  'unpublish.title': 'Unpublish “{name}”?',
  'unpublish.text': 'Learners no longer find the course. Those who are enrolled keep access.',
  'unpublish.reason': 'Reason, which the author reads',
  'unpublish.confirm': building.removeFromCatalogue,
  'unpublish.done': '“{name}” is no longer in the catalogue.',
  'refused.course_transition': 'The course is no longer published.',
} as const;
