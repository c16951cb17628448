import { $incomingCodeTitle } from '@sms/domain/notifications/incoming-code/incoming-codes';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/**
 * Page title for signed-in users; codes that the user has not seen yet replace it. One element renders both
 * texts: among several `<title>` elements the order in which React mounts them would decide.
 */
export function PageTitle({ children }: { readonly children: string }) {
  const codeTitle = useUnit($incomingCodeTitle);
  const hasDot = codeTitle !== null;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon !== null && hasDot) {
      const usual = icon.href;
      icon.href = '/favicon-dot.svg';
      return () => {
        icon.href = usual;
      };
    }
    return undefined;
  }, [hasDot]);
  return <title>{codeTitle ?? children}</title>;
}
