import { StaticPage } from './static-page.tsx';

export function PrivacyNoticeScreen() {
  return (
    <StaticPage title="Privacy notice" isTemplate>
      <h2>What is kept</h2>
      <ul>
        <li>Your name, e-mail address and, if you add them, your title and picture.</li>
        <li>Your password, only as a one-way hash.</li>
        <li>The courses you enrol in and a record of the lessons you open, watch, read and answer.</li>
        <li>Ratings you write and certificates you earn.</li>
        <li>For teachers: courses, uploaded files and the conversation of each review.</li>
      </ul>
      <h2>What others see</h2>
      <p>
        A certificate is public at its address: it shows your name, title, picture, the course and the date. A rating
        shows your name. Your progress is seen by you and by nobody else among the learners.
      </p>
      <h2>Cookies</h2>
      <p>
        Two cookies keep you logged in for one day. Your browser also stores the colours you chose and the address you
        wanted before logging in. There are no cookies for advertising and none of other companies.
      </p>
      <h2>How errors are found</h2>
      <p>
        When a part of a page fails, your browser reports which part and which version it was, so that it can be
        repaired. The report carries nothing you typed.
      </p>
      <h2>Your rights, the responsible party, and how long data is kept</h2>
      <p>To be completed by whoever runs this site, for the law that applies to them.</p>
    </StaticPage>
  );
}
