import { Button } from '../../primitives/buttons/button';
import { ProblemScreen, WaitingScreen, type WaitingScreenProps } from './full-screen';

export interface HealthGateProps extends Pick<WaitingScreenProps, 'framed'> {
  /** Whether the server is being checked, did not respond, or refuses the address of the page. */
  state: 'checking' | 'unreachable' | 'refused';
  onRetry: () => void;
}

const DESCRIPTION = {
  unreachable: "The server isn't available. Check your internet connection, or try again in a moment.",
  refused: 'The server responded, but refused this address (403 Origin not allowed).',
};

/**
 * Replaces every page until the server has responded once (spec §2). At the start, on every page. Not for a
 * server lost later: ConnectionBadge and toasts show it. A status during the check; an alert 'Server
 * Connection Failed' without a response.
 */
export function HealthGate({ state, framed, onRetry }: HealthGateProps) {
  if (state === 'checking') return <WaitingScreen label="Initializing secure connection" framed={framed} />;
  return (
    <ProblemScreen
      title="Server Connection Failed"
      description={DESCRIPTION[state]}
      actions={
        <Button variant="primary" onClick={onRetry}>
          Retry Connection
        </Button>
      }
    />
  );
}
