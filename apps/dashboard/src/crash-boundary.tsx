import { CrashScreen } from '@sms/ui/shell/error-screen';
import { Component, type ReactNode } from 'react';
import { PATHS } from './paths';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean;
}

/** Catches a screen that fails while it is drawn (spec §2). React offers this to classes only. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <CrashScreen
        onTryAgain={() => this.setState({ hasCrashed: false })}
        // The address is loaded anew, so that nothing of the failed page is left.
        onGoToDashboard={() => window.location.assign(PATHS.dashboard)}
      />
    );
  }
}
