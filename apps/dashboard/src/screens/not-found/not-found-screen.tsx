import { NotFoundPage } from '@sms/ui/pages/not-found-page';

/** Shown at any address without a page (spec §2). */
export default function NotFoundScreen() {
  return (
    <>
      <title>Page not found · SMS Dashboard</title>
      <NotFoundPage />
    </>
  );
}
