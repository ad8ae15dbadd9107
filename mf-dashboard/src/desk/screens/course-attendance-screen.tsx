import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readShown } from '../features/attendance/attendance-address.ts';
import { AttendanceViews } from '../features/attendance/attendance-views.tsx';
import { RegisterPage } from '../features/attendance/register-page.tsx';

/** Who came to live classes, the classes, and the register of one. What is shown stands in the address. */
export default function CourseAttendanceScreen() {
  const [search] = useSearchParams();
  const shown = readShown(search);
  const isOpen = shown.view === 'register';
  const wasOpened = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpened.current = true;
  }, [isOpen]);
  return isOpen ? (
    <RegisterPage key={shown.classId} filters={shown} />
  ) : (
    <AttendanceViews shown={shown} wasOpened={wasOpened} />
  );
}
