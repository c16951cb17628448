/** The operator's addresses, as `site.json` has them. */
export interface SupportAddresses {
  readonly mail?: string | undefined;
  /** With its country code, for example '+2348012345678'. */
  readonly whatsapp?: string | undefined;
  /** A user name without @. */
  readonly telegram?: string | undefined;
  readonly link?: string | undefined;
}

/**
 * Links to support, the quickest first.
 * @param message first message, where the channel allows one; '' for none
 */
export const supportChannels = ({ mail, whatsapp, telegram, link }: SupportAddresses, message = '') => {
  const text = encodeURIComponent(message);
  const withText = (address: string, parameters: string): string =>
    message === '' ? address : `${address}?${parameters}`;
  return [
    { label: 'WhatsApp', href: whatsapp && withText(`https://wa.me/${whatsapp.slice(1)}`, `text=${text}`) },
    { label: 'Telegram', href: telegram && withText(`https://t.me/${telegram}`, `text=${text}`) },
    { label: 'Email', href: mail && withText(`mailto:${mail}`, `subject=SMS%20Dashboard&body=${text}`) },
    { label: 'Support page', href: link },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
};
