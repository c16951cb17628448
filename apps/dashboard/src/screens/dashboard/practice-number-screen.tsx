import { $practiceNumber, practiceCopyClicked, practiceToggled } from '@sms/domain';
import { PracticeNumber } from '@sms/ui/parts/dashboard/practice-number';
import { useUnit } from 'effector-react';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

const usePractice = createScreenHook(practiceToggled);

/** A practice number, from its first render until the dashboard closes. */
export default function PracticeNumberScreen() {
  const { practice, copy } = useUnit({ practice: $practiceNumber, copy: practiceCopyClicked });
  usePractice();
  return <PracticeNumber {...practice} onCopy={copy} />;
}
