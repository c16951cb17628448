import type { ReactNode, CSSProperties } from 'react';

import { Link } from '../primitives/buttons/link';
import { classes } from '../primitives/classes';
import { logoPosition } from '../primitives/logo-position';
import { Brand } from '../shell/brand';

const INCOMING_CODE = '420337';
/** Provider codes of well-known services. */
const SERVICES = ['wa', 'tg', 'ig', 'fb', 'go', 'ds', 'vi', 'wb'];

const look: CSSProperties & Record<'--digits', number> = { '--digits': INCOMING_CODE.length };

/** Decoration of the signed-out pages: a number's card as its code arrives, once, and logos of services. */
function Showcase() {
  return (
    <div aria-hidden className="mt-3 flex flex-col gap-6 lg:mt-8">
      <div className="hidden animate-enter flex-col gap-4 rounded-sheet border border-line bg-raised p-6 shadow-popover lg:flex">
        <div className="flex items-center gap-3 text-ink-muted tabular-nums">
          <Logo code="wa" size="size-10" />
          <span className="flex-1">
            <span className="block text-name text-ink">WhatsApp</span>
            +1 263 131 2082
          </span>
          19:42
        </div>
        <div className="flex h-24 animate-arrive items-center justify-between rounded-control border border-success-line bg-success-soft px-5">
          <span
            style={look}
            className="animate-digits font-digits text-code text-ink xl:text-[3rem]/[3.5rem]"
          >
            {INCOMING_CODE}
          </span>
          <span className="rounded-control border border-line-button bg-raised px-4 py-2.5 font-medium text-ink">
            Copy
          </span>
        </div>
      </div>
      <div className="flex gap-3 lg:mt-2">
        {SERVICES.map((code) => (
          <Logo key={code} code={code} size="size-6" />
        ))}
      </div>
      <p className="hidden text-ink-muted lg:block">Paid in naira: card, bank, USSD, mobile money</p>
    </div>
  );
}

/**
 * Without the monogram of `ServiceLogo`: these services have logos, and a guest's page has no room for its
 * code.
 */
const Logo = ({ code, size }: { code: string; size: string }) => (
  <span style={logoPosition(code)} className={`logo rounded-chip ${size}`} />
);

export interface GuestPageProps {
  /** The first-level heading. */
  title: string;
  /** The way to the other page of guests. */
  other: { question: string; to: string; link: string };
  /** Why the session ended, as a status: it is read before the form. Default: nothing */
  notice?: string | undefined;
  /** False on phones for a long form, which starts at once. @defaultValue true */
  hasAboutOnPhones?: boolean | undefined;
  /** LoginForm or RegistrationForm. */
  children: ReactNode;
}

/**
 * Sign-in and registration (spec §1, §2), with the product's name and tagline. What the product does is
 * beside the form, on narrow screens below it. At /login, also in place of any protected page without a
 * session, and at /register.
 */
export function GuestPage({ title, other, notice, hasAboutOnPhones = true, children }: GuestPageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-surface px-6 lg:grid-cols-[minmax(28rem,2fr)_3fr] lg:grid-rows-[5.25rem_1fr] lg:px-0">
      <header className="mx-auto w-full max-w-sm py-6">
        <Brand title="SMS Verification Platform" tagline="One account for all services" />
      </header>
      <aside
        aria-label="About"
        className={classes(
          'order-last mx-auto w-full max-w-sm min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:max-w-none lg:flex-col',
          'lg:items-center lg:justify-center lg:bg-linear-to-br lg:from-canvas lg:to-accent-soft lg:p-10',
          hasAboutOnPhones ? 'pb-8' : 'hidden',
        )}
      >
        <div className="max-w-full lg:w-lg xl:w-xl">
          <p className="text-balance text-ink-muted lg:text-[2rem]/[2.5rem] lg:font-semibold lg:text-ink">
            A phone number for one code.
          </p>
          <p className="mt-2 hidden text-base text-ink-muted lg:block">
            A number cancelled without an SMS is refunded in full.
          </p>
          <Showcase />
        </div>
      </aside>
      {/* On wide screens as much below it as the header takes above it: in the middle of the window. */}
      <main className="mx-auto flex w-full max-w-sm flex-col justify-center pb-8 lg:pb-21">
        <h1 className="text-title text-ink">{title}</h1>
        <p className="mt-1 text-sm text-ink-muted">
          <span>{other.question} </span>
          <Link to={other.to}>{other.link}</Link>
        </p>
        {notice !== undefined && (
          <p
            // Not a status: one that comes with its text is not announced.
            role="alert"
            className="mt-6 rounded-control border border-info-line bg-info-soft px-3 py-2.5 text-sm text-ink"
          >
            {notice}
          </p>
        )}
        <div className="mt-6">{children}</div>
      </main>
    </div>
  );
}
