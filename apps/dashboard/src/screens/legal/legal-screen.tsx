import { LegalPage } from '@sms/ui/pages/legal-page';
import type { LegalText } from '../../../../../deploy/site.mjs';
import { pageData } from '../../boot/site';

export interface LegalScreenProps {
  readonly title: string;
  readonly name: 'terms' | 'privacy';
}

/** /terms and /privacy (spec §2). */
export default function LegalScreen({ title, name }: LegalScreenProps) {
  const texts = pageData('legal') as Partial<Record<typeof name, LegalText>>;
  return (
    <>
      <title>{`${title} · SMS Dashboard`}</title>
      <LegalPage title={title} text={texts[name]} />
    </>
  );
}
