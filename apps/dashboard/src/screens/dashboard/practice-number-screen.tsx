import {
  $practiceNumber,
  practiceCopyClicked,
  practiceNumberScreen,
} from '@sms/domain/numbers/cards/practice-number';
import { PracticeNumber } from '@sms/ui/dashboard/practice-number';
import { useUnit } from 'effector-react';
import { useScreen } from '../../app/hooks/use-screen';

/** A practice number, from its first render until the dashboard closes. */
export default function PracticeNumberScreen() {
  const { practice, copy } = useUnit({ practice: $practiceNumber, copy: practiceCopyClicked });
  useScreen(practiceNumberScreen);
  return <PracticeNumber {...practice} onCopy={copy} />;
}
