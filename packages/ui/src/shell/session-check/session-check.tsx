import { WaitingScreen } from '../full-screen';

/** Stands before a protected page until it is known whether the user is signed in (spec §2). */
export function SessionCheck() {
  return <WaitingScreen label="Checking session..." />;
}
