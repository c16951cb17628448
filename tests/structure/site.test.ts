import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fillPage } from '../../deploy/main.mjs';
import { readSite } from '../../deploy/site.mjs';

const page = readFileSync('apps/dashboard/index.html', 'utf8').replace(
  'Content-Security-Policy" content="',
  "$&connect-src 'self'; default-src 'none'",
);
const filledWith = (site: object) => fillPage(page, readSite(JSON.stringify(site)));

it.each([
  ['{\n"support": {\n"mail": "help@example.com"\n"link": "https://a.b/"}}', 'line 4: comma expected'],
  ['{ "support": {\n"mail": "help" } }', 'line 2: support.mail must be a mail address, not "help"'],
  ['{ "suport": {} }', 'line 1: there is no entry suport'],
  ['{ "support": 1 }', 'line 1: support must be an object, not 1'],
  ['{\n"notice": { "to": "2026-12-01T22:00:00Z" } }', 'line 2: notice.text must be a text of at most 200'],
  [
    '{ "notice": { "text": "Soon",\n"from": "2026-12-01T22:00:00Z",\n"to": "2026-12-01T21:00:00Z" } }',
    'line 3: notice.to must be the time of its end, later than `from`',
  ],
  ['{ "notice": { "text": "Soon", "to": "2026-12-01T22:00:00" } }', 'line 1: notice.to must be'],
  ['{ "terms": [\n"## Data",\n"See [here](http://a.b/)."] }', 'line 3: terms: a link must be https'],
  ['{ "privacy": ["One <b>word</b>"] }', "line 1: privacy: Markdown of the kind 'html' is not possible: <b>"],
  [JSON.stringify({ terms: 'x'.repeat(20_000) }), 'at most 20000 are possible'],
])('site.json: %s is refused with its line and the reason', (source, message) => {
  expect(() => readSite(source)).toThrow(message);
});

it.each([
  ['support.link', 'http://help.example.com/'],
  ['support.link', 'javascript:alert(1)'],
  ['support.mail', 'a@b.c?bcc=x@y.z'],
  ['support.whatsapp', '08012345678'],
  ['support.telegram', '@help'],
  ['api.origin', 'api.example.com'],
  ['api.origin', 'https://api.example.com/'],
  ['api.origin', 'https://a.b/api'],
  ['api.origin', 'https://a"><script>'],
  ['reports', 'reports'],
  ['reports', '//reports.example.com/'],
  ['reports', '/\\reports.example.com/'],
  ['reports', '/api/r"><script>'],
])('site.json: %s cannot be %s', (name, value) => {
  const [group = '', entry] = name.split('.');
  const site = { [group]: entry === undefined ? value : { [entry]: value } };
  expect(() => readSite(JSON.stringify(site))).toThrow(`${name} must be`);
});

it('page: without entries as it was built, with them again after a change', () => {
  expect(filledWith({})).toBe(page);
  const again = fillPage(filledWith({ reports: 'https://r.example.com/' }), readSite('{}'));
  expect(again).toBe(page);
});

it('page: what the file says cannot leave its data, and changes the content policy for other origins only', () => {
  const text = '</script><script>alert(1)</script> $& $1';
  const filled = filledWith({ notice: { text }, support: { mail: 'help@example.com' } });
  expect(filled).toContain(String.raw`\u003c/script>\u003cscript>alert(1)\u003c/script> $& $1`);
  expect(filled).toContain("connect-src 'self'; default-src 'none'");
  const elsewhere = {
    api: { origin: 'https://api.example.com' },
    reports: 'https://reports.example.com/in?a=b',
  };
  expect(filledWith(elsewhere)).toContain(
    "connect-src 'self' https://api.example.com wss://api.example.com https://reports.example.com;",
  );
});

it('folder: after an update in place, all its files are compressed as they are now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  for (const build of ['first', 'second']) {
    for (const name of ['index.html', 'app-worker.js', 'version.json', `assets/${build}.js`])
      writeFileSync(join(folder, name), build);
    spawnSync(process.execPath, ['deploy/main.mjs', folder]);
  }
  for (const name of ['index.html', 'app-worker.js', 'version.json', 'assets/second.js']) {
    const served = (ending: string) => readFileSync(join(folder, name + ending));
    expect(brotliDecompressSync(served('.br')).toString(), name).toBe('second');
    expect(gunzipSync(served('.gz')).toString(), name).toBe('second');
  }
});

it('legal text: Markdown becomes elements below the heading of the page', () => {
  const terms = ['# Use', '', 'Be **kind**, [write](mailto:a@b.c).', '', '3. One', '4. *Two*'];
  expect(readSite(JSON.stringify({ terms })).legal.terms).toEqual([
    { tag: 'h2', children: ['Use'] },
    {
      tag: 'p',
      children: [
        'Be ',
        { tag: 'strong', children: ['kind'] },
        ', ',
        { tag: 'a', href: 'mailto:a@b.c', children: ['write'] },
        '.',
      ],
    },
    {
      tag: 'ol',
      start: 3,
      children: [
        { tag: 'li', children: ['One'] },
        { tag: 'li', children: [{ tag: 'em', children: ['Two'] }] },
      ],
    },
  ]);
});
