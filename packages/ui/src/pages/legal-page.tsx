import { BrandMark } from '../shell/brand';
import { FullScreen } from '../shell/screens/full-screen';

export interface LegalPageProps {
  /** Title, for example 'Terms'. */
  title: string;
}

/**
 * Placeholder for a legal text (spec §2). The operator of the product supplies the text. At /terms and
 * /privacy, opened in a new tab from the registration form.
 */
export function LegalPage({ title }: LegalPageProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <div className="flex max-w-sm flex-col gap-2">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        <p className="text-sm text-ink-muted">This text is supplied by the operator of the service.</p>
      </div>
    </FullScreen>
  );
}
