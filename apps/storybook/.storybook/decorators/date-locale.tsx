import type { Decorator } from '@storybook/react-vite';

/** The dates of the product are in the reader's locale (decision 0021); until one is chosen, that of the browser. */
const BROWSER = 'browser';

let chosen = BROWSER;

/** A kind of formatter that takes its locale from the toolbar where it is given none, whenever it was made. */
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

/** The menu of the toolbar. */
export const localeMenu = {
  description: 'Locale of dates',
  toolbar: {
    title: 'Locale of dates',
    icon: 'globe' as const,
    dynamicTitle: true,
    items: [
      { value: BROWSER, title: 'Dates: browser' },
      ...['en-US', 'en-GB', 'de-DE', 'ar-EG', 'ja-JP'].map((locale) => ({
        value: locale,
        title: `Dates: ${locale}`,
      })),
    ],
  },
};

/** Writes dates in the locale of the toolbar from now on. */
export const withDateLocale: Decorator = (Story, { globals }) => {
  chosen = String(globals['locale'] ?? BROWSER);
  return <Story />;
};
