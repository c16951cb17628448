import type { Decorator } from '@storybook/react-vite';
import type { Menu } from '../../../dashboard/src/testing/story-kit/toolbar';

/** The product formats dates in the user's locale (decision 0021); without a choice, that is the browser's. */
const BROWSER = 'browser';

let chosen = BROWSER;

/** A formatter class that uses the locale of the toolbar by default, whenever it was created. */
const following = <Formatter extends object, Options>(
  Kind: new (locale?: string, options?: Options) => Formatter,
) =>
  new Proxy(Kind, {
    construct: (_, [locale, options]: [locale?: string, options?: Options]) => {
      const own = new Kind(locale, options);
      if (locale !== undefined) return own;
      return new Proxy(own, {
        get: (_target, key) => {
          const formatter = chosen === BROWSER ? own : new Kind(chosen, options);
          const value: unknown = Reflect.get(formatter, key, formatter);
          return typeof value === 'function' ? (value.bind(formatter) as unknown) : value;
        },
      });
    },
  });

Object.assign(Intl, {
  DateTimeFormat: following(Intl.DateTimeFormat),
  RelativeTimeFormat: following(Intl.RelativeTimeFormat),
});

export const localeMenu = {
  description: 'Locale of dates',
  menu: {
    title: 'Locale of dates',
    items: [
      { value: BROWSER, title: "The browser's" },
      ...['en-US', 'en-GB', 'de-DE', 'ar-EG', 'ja-JP'].map((locale) => ({ value: locale, title: locale })),
    ],
  } satisfies Menu,
};

/** Applies the locale of the toolbar to all dates. */
export const withDateLocale: Decorator = (Story, { globals }) => {
  chosen = String(globals['locale'] ?? BROWSER);
  return <Story />;
};
