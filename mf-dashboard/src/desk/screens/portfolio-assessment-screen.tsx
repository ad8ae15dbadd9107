import { AssessmentDesk } from '../features/assessment/assessment-desk.tsx';

/** Work for assignments of courses. */
export default function PortfolioAssessmentScreen() {
  return <AssessmentDesk of="course" />;
}
