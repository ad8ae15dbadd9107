import { AssessmentDesk } from '../features/assessment/assessment-desk.tsx';

/** Work for assignments of learning paths. */
export default function PathAssessmentsScreen() {
  return <AssessmentDesk of="path" />;
}
