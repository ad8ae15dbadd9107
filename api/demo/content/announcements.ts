/** What the teacher of the login screen announced to the learners of a course, and how many days ago. */
export const demoAnnouncements = [
  {
    course: 'typography-basics',
    subject: 'Two more examples with the lesson on spacing',
    body: 'Some of you asked how much **space between lines** is enough. The lesson now has two more examples, one of a book and one of a screen.\n\nLook at both from an arm’s length before you decide.',
    daysAgo: 12,
    /** The share of learners that has read it. */
    read: 0.75,
  },
  {
    course: 'typography-basics',
    subject: 'Live class: bring a page of your own',
    body: 'In the next live class we look at pages that you made. One is enough, and it need not be finished.\n\nPut your question beside it: it is the question that we begin with.',
    daysAgo: 2,
    read: 0,
  },
] as const;
