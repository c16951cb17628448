import { Button } from '../../primitives/buttons/button';
import { ProblemScreen } from './full-screen';

export interface CrashScreenProps {
  /** Renders the page again. */
  onTryAgain: () => void;
  /** Leaves the page. */
  onGoToDashboard: () => void;
}

/**
 * Full-screen error for a page that threw while rendering (spec §2). It cannot know what the page had sent.
 * Only in the error boundary around the pages.
 */
export function CrashScreen({ onTryAgain, onGoToDashboard }: CrashScreenProps) {
  return (
    <ProblemScreen
      title="Oops! Something went wrong"
      description="We couldn't show this page. If you were buying or paying, look at your numbers and balance before you try again."
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
