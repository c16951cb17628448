import { LegalPage } from '@sms/ui/pages/legal-page';

/** /terms and /privacy (spec §2). */
export default function LegalScreen({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · SMS Dashboard`}</title>
      <LegalPage title={title} />
    </>
  );
}
