import { CrashScreen } from '@sms/ui/shell/screens/crash-screen';
import { Component, type ReactNode } from 'react';
import { PATHS } from '../routing/paths';

/** Catches render errors of a screen (spec §2). */
export class CrashBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override render() {
    return this.state.hasCrashed ? (
      <CrashScreen
        onTryAgain={() => this.setState({ hasCrashed: false })}
        // A full page load, so that no state of the failed page survives.
        onGoToDashboard={() => window.location.assign(PATHS.dashboard)}
      />
    ) : (
      this.props.children
    );
  }
}
