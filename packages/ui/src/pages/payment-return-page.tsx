import { Banner, type BannerTone } from '../primitives/feedback/banner';
import { Spinner } from '../primitives/feedback/spinner';
import { BrandMark } from '../shell/brand';
import { FullScreen } from '../shell/screens/full-screen';

export interface PaymentReturnPageProps {
  /** Outcome of the payment; undefined while the check is in flight. */
  result?: { tone: BannerTone; text: string } | undefined;
  /** Link for a window that stays open; following it reloads the product. */
  continueHref: string;
}

/**
 * Result of a payment in its popup, which closes automatically where the browser allows it. When the provider
 * redirects back into the popup. The result is a status: 'Checking your payment...' and then the outcome are
 * announced.
 */
export function PaymentReturnPage({ result, continueHref }: PaymentReturnPageProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <div role="status" className="flex max-w-md flex-col items-center gap-2">
        <h1 className="text-xl font-semibold text-ink">Payment result</h1>
        {result === undefined ? (
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <Spinner />
            Checking your payment...
          </p>
        ) : (
          <>
            <Banner tone={result.tone}>{result.text}</Banner>
            <p className="text-sm text-ink-muted">You can close this window.</p>
          </>
        )}
      </div>
      {result !== undefined && (
        <a
          href={continueHref}
          className="touch-target text-sm font-medium text-accent underline underline-offset-4"
        >
          Go to Transactions
        </a>
      )}
    </FullScreen>
  );
}
