import { Spinner } from '../../primitives/spinner';
import { BrandMark } from '../brand';
import { FullScreen } from './full-screen';

/** Props of {@link WaitingScreen}. */
export interface WaitingScreenProps {
  /** What is being waited for. */
  label: string;
}

/** The page while the product is starting. */
export function WaitingScreen({ label }: WaitingScreenProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <Spinner label={label} />
    </FullScreen>
  );
}
