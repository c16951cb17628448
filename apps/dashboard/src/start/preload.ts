import { PATHS } from '../paths';
import { wasSignedIn } from '../was-signed-in';

/**
 * Fetches the code of the page that is most likely shown, beside the first script and not after it. A wrong guess costs
 * bytes only: what is shown is decided by the product.
 */
export const preloadPage = (): void => {
  const page = wasSignedIn() || location.pathname === PATHS.register ? location.pathname : PATHS.login;
  for (const file of __FILES_OF_PAGES__[page] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};
