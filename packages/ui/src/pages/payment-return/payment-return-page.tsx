import { Spinner } from '../../primitives/spinner';
import { BrandMark } from '../../shell/brand';
import { FullScreen } from '../../shell/full-screen';

export interface PaymentReturnPageProps {
  /** What became of the payment; undefined while the server is being asked. */
  result?: string | undefined;
  /** Address to go on to if the window stays open. Following the link reloads the product. */
  continueHref: string;
}

/** The result of a payment in the window it was made in, which closes by itself where the browser allows it. */
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
            <p className="text-sm text-ink">{result}</p>
            <p className="text-sm text-ink-muted">You can close this window.</p>
          </>
        )}
      </div>
      {result !== undefined && (
        <a href={continueHref} className="text-sm font-medium text-accent underline underline-offset-4">
          Go to Transactions
        </a>
      )}
    </FullScreen>
  );
}
