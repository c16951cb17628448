/** Set on the window by the payloads below, if one of them ran. */
export const EXECUTED_MARKER = 'hostileTextRan';

/** Attribute of every element that one of the payloads below would add to the page. */
export const INJECTED_ATTRIBUTE = 'data-hostile';

/**
 * Texts by which a server, a provider or the sender of an SMS may attack: a page, a link, a spreadsheet, an
 * object's prototype, or neighbouring text.
 */
export const hostileTexts: Readonly<Record<string, string>> = {
  script: `<script ${INJECTED_ATTRIBUTE}>window.${EXECUTED_MARKER} = 'script'</script>`,
  'image that fails': `<img ${INJECTED_ATTRIBUTE} src=x onerror="window.${EXECUTED_MARKER} = 'image'">`,
  'end of an attribute': `"><svg ${INJECTED_ATTRIBUTE} onload="window.${EXECUTED_MARKER} = 'svg'">`,
  template: `{{constructor.constructor("window.${EXECUTED_MARKER} = 'template'")()}} \${window.${EXECUTED_MARKER}}`,
  'link with a script': `javascript:window.${EXECUTED_MARKER}='link'`,
  'link with a page': `data:text/html,<script>window.${EXECUTED_MARKER}='data'</script>`,
  'link to an app': 'intent://pay#Intent;scheme=https;end',
  'address of a stranger': '//evil.example/\\@evil.example',
  'way to another call': '../../numbers/7/cancel?x=#',
  'other direction': '\u202Egnp.exe\u202D 12\u2066\u2067\u202B34',
  'hidden characters': '4\u200B8\u200D2\u2060\uFEFF913\u00AD',
  'combining marks': `Z${'\u0301'.repeat(10_000)}`,
  'long word': 'W'.repeat(2_000),
  'many lines': 'line\n'.repeat(1_000),
  'formula with =': `=HYPERLINK("https://evil.example","Open")`,
  'formula with +': '+1+cmd|calc',
  'formula with -': '-2+3',
  'formula with @': '@SUM(A1:A9)',
  'formula after a tab': '\t=1+1',
  'prototype key': '__proto__',
  'name of a constructor': 'constructor',
  'name of a method': 'toString',
  'half a character': '\uD83D',
  'end of a text': 'a\0b',
  'second header': 'a\r\nSet-Cookie: session=evil',
};
