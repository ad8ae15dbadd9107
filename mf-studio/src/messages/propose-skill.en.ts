/** A skill that a teacher misses. */
export const en = {
  title: 'Propose a skill',
  text: 'Those who keep the list of this site decide on it. You are told what became of it.',
  skill: 'Skill, in English',
  french: 'The same in French',
  note: 'What it is for',
  optional: 'Can be left empty.',
  send: 'Propose it',
  done: '“{skill}” is proposed. You are told what becomes of it.',
  earlier: 'What you proposed before',
  'earlier.open': '“{skill}” waits for a decision.',
  'earlier.taken': '“{skill}” was taken.',
  'earlier.declined': '“{skill}” was declined: {reason}',
} as const;
