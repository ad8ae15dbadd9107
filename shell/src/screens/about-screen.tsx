import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useFrame } from '../frame/frame-context.tsx';
import { StaticPage } from './static-page.tsx';

export function AboutScreen() {
  const { hasScreen } = useFrame();
  return (
    <StaticPage
      title="About Stoa"
      subtitle="A stoa was the covered walk of a Greek market: one roof, separate shops beneath it, and the place where people came to learn."
    >
      <p>
        Stoa is a marketplace for courses and learning paths. Teachers publish what they know, reviewers read it before
        it goes public, and learners take it at their own pace and keep a certificate that anyone can check.
      </p>
      <h2 id="how-it-works">How it works</h2>
      <ol>
        <li>Find a course by its category, its level, or a search that forgives typing mistakes.</li>
        <li>Enrol. Free courses open at once; some lessons can be looked at before you decide.</li>
        <li>Watch, read and practise. Stoa counts what you have really done and remembers where you stopped.</li>
        <li>Complete the required lessons and the certificate is yours, with an ID that verifies it.</li>
      </ol>
      <h2 id="teach">Teach on Stoa</h2>
      <p>
        A course is built from modules and lessons: videos with captions, texts, documents and quizzes. When it is ready
        you send it to review; a reviewer publishes it or says what is missing. Lessons stay yours to improve.
        {hasScreen('/verify') && (
          <>
            {' '}
            Begin by <LinkAnchor to="/verify">verifying your account</LinkAnchor>.
          </>
        )}
      </p>
      <h2 id="contact">Contact us</h2>
      <p>
        For a question about a course, its teacher is the first to ask. If a page fails, it shows a number: keep it,
        because with it the people who run this site can find out what happened. They are reached through whoever gave
        you the address of this site.
      </p>
    </StaticPage>
  );
}
