import { PlannedPage } from '@sms/ui/pages/planned';

/** A page of spec §2 that a later version brings. */
export default function PlannedScreen({ title }: { title: string }) {
  return (
    <>
      <title>{`SMS ${title}`}</title>
      <PlannedPage title={title} />
    </>
  );
}
