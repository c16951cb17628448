import type { CSSProperties } from 'react';

const INCOMING_CODE = '420337';
/** Provider codes of well-known services. */
const SERVICES = ['wa', 'tg', 'ig', 'fb', 'go', 'ds', 'vi', 'wb'];

const look: CSSProperties & Record<'--digits', number> = { '--digits': INCOMING_CODE.length };

/** Decoration of the signed-out pages: a number's card as its code arrives, once, and logos of services. */
export function Showcase() {
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

/** Without the monogram of `ServiceLogo`: these services have logos, and a guest's page has no room for its code. */
const Logo = ({ code, size }: { code: string; size: string }) => (
  <span data-logo={code} className={`logo rounded-chip ${size}`} />
);
