import { Button } from '../../primitives/button';
import { ProblemScreen, WaitingScreen } from '../full-screen';

/** Props of {@link HealthGate}. */
export interface HealthGateProps {
  /** Whether the server is still being asked or did not answer. */
  state: 'checking' | 'unreachable';
  /** Asks the server once more. */
  onRetry: () => void;
}

/** Shown in place of every page until the server has answered (spec §2). */
export function HealthGate({ state, onRetry }: HealthGateProps) {
  if (state === 'checking') return <WaitingScreen label="Initializing secure connection" />;
  return (
    <ProblemScreen
      title="Server Connection Failed"
      description="The server did not answer. Check your internet connection, or try again in a moment."
      actions={
        <Button variant="primary" onClick={onRetry}>
          Retry Connection
        </Button>
      }
    />
  );
}
