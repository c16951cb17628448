import { TEXT_LINK } from '../primitives/buttons/link';

/** A way to reach the operator's support. */
export interface SupportChannel {
  /** For example 'WhatsApp'. */
  label: string;
  /** Address; where the channel allows it, with the first message. */
  href: string;
}

export interface SupportChannelsProps {
  /** In display order; without any nothing is shown. */
  channels: readonly SupportChannel[];
}

/**
 * The operator's support channels, as links in a list 'Support', each in a new tab. Wherever a text says
 * 'contact support', after 'Copy for support', and in Help.
 */
export function SupportChannels({ channels }: SupportChannelsProps) {
  if (channels.length === 0) return null;
  return (
    <ul aria-label="Support" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {channels.map(({ label, href }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
