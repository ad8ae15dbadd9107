import { StaticPage } from './static-page.tsx';

export function TermsOfUseScreen() {
  return (
    <StaticPage title="Terms of use" isTemplate>
      <h2>Your account</h2>
      <p>
        One account belongs to one person. Keep its password to yourself and give your own name: it is printed on your
        certificates.
      </p>
      <h2>Learning</h2>
      <p>
        Enrolling lets you follow a course for yourself. Its videos, texts and documents belong to their makers; you may
        not publish or sell them. A certificate says that you completed a course on Stoa, and no more than that.
      </p>
      <h2>Teaching</h2>
      <p>
        Publish only what is yours or what you may use. A course is read by a reviewer before it is published and may be
        taken out of the catalogue if it breaks these terms; those who are enrolled keep it.
      </p>
      <h2>Conduct</h2>
      <p>Ratings are about the course. Insults, advertising and pretending to be someone else are removed.</p>
      <h2>Liability, applicable law, and changes of these terms</h2>
      <p>To be completed by whoever runs this site, for the law that applies to them.</p>
    </StaticPage>
  );
}
