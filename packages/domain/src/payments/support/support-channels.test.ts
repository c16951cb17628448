import { expect, it } from 'vitest';
import { supportChannels } from './support-channels';

const ALL = {
  mail: 'help@example.com',
  whatsapp: '+2348012345678',
  telegram: 'examplehelp',
  link: 'https://help.example.com/',
};
const hrefs = (...args: Parameters<typeof supportChannels>) =>
  supportChannels(...args).map(({ href }) => href);

it('support channels: the text for support is the first message where the channel allows one', () => {
  expect(hrefs(ALL, 'User: ada & co\nPage: /history')).toEqual([
    'https://wa.me/2348012345678?text=User%3A%20ada%20%26%20co%0APage%3A%20%2Fhistory',
    'https://t.me/examplehelp?text=User%3A%20ada%20%26%20co%0APage%3A%20%2Fhistory',
    'mailto:help@example.com?subject=SMS%20Dashboard&body=User%3A%20ada%20%26%20co%0APage%3A%20%2Fhistory',
    'https://help.example.com/',
  ]);
});

it('support channels: without a text the plain addresses, and only those that the operator names', () => {
  expect(hrefs({ mail: ALL.mail, whatsapp: ALL.whatsapp })).toEqual([
    'https://wa.me/2348012345678',
    'mailto:help@example.com',
  ]);
  expect(hrefs({})).toEqual([]);
});
