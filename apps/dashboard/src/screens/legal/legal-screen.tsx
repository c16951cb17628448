import { LegalPage } from '@sms/ui/pages/legal-page';
import { legalText } from '../../boot/site';

export interface LegalScreenProps {
  readonly title: string;
  readonly name: 'terms' | 'privacy';
}

/** /terms and /privacy (spec §2). */
export default function LegalScreen({ title, name }: LegalScreenProps) {
  return (
    <>
      <title>{`${title} · SMS Dashboard`}</title>
      <LegalPage title={title} text={legalText(name)} />
    </>
  );
}
