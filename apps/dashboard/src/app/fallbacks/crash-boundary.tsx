import { Button } from '@sms/ui/primitives/buttons/button';
import { ProblemScreen } from '@sms/ui/shell/screens/full-screen';
import { Component, type ReactNode } from 'react';
import { PATHS } from '../routing/paths';

/** Catches render errors of a screen (spec §2). It cannot know what the page had sent. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <ProblemScreen
        title="Oops! Something went wrong"
        description="We couldn't show this page. If you were buying or paying, look at your numbers and balance before you try again."
        actions={
          <>
            <Button variant="primary" onClick={() => this.setState({ hasCrashed: false })}>
              Try Again
            </Button>
            {/* A full page load, so that no state of the failed page survives. */}
            <Button onClick={() => window.location.assign(PATHS.dashboard)}>Go to Dashboard</Button>
          </>
        }
      />
    );
  }
}
