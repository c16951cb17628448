import { Button } from '../../primitives/button';
import { ProblemScreen } from '../full-screen';

export interface CrashScreenProps {
  /** Renders the page again. */
  onTryAgain: () => void;
  /** Leaves the page. */
  onGoToDashboard: () => void;
}

/**
 * Full-screen error for a page that threw while rendering; says that numbers and balance are not affected (spec §2).
 * Only in the error boundary around the pages.
 */
export function CrashScreen({ onTryAgain, onGoToDashboard }: CrashScreenProps) {
  return (
    <ProblemScreen
      title="Oops! Something went wrong"
      description="We couldn't show this page. Your numbers and balance aren't affected."
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button onClick={onGoToDashboard}>Go to Dashboard</Button>
        </>
      }
    />
  );
}
