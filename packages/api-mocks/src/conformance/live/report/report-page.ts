import type { Report, ReportedDifference, Row } from './report';

/** Escapes texts of a server. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid #8886; }
  ul { margin: 0; padding-inline-start: 1.2rem; }
  code { overflow-wrap: anywhere; }
  .differs { font-weight: 600; color: light-dark(#b3261e, #ffb4ab); }
  small { opacity: .8; }
`;

const itemOf = ({ name, expected, actual, expectation }: ReportedDifference): string =>
  `<li${expectation === null ? ' class="differs"' : ''}><code>${escaped(name)}</code>: expected ${escaped(expected)}, got ${escaped(actual)}` +
  `${expectation === null ? '' : `<br><small>${escaped(expectation.reason)}</small>`}</li>`;

const rowOf = ({ subject, verdict, statuses, skippedBecause, differences }: Row): string =>
  `<tr><th scope="row"><code>${escaped(subject)}</code></th>` +
  `<td${verdict === 'differs' ? ' class="differs"' : ''}>${escaped(verdict)}${skippedBecause === null ? '' : `<br><small>${escaped(skippedBecause)}</small>`}</td>` +
  `<td>${statuses.join(' ')}</td>` +
  `<td>${differences.length === 0 ? '' : `<ul>${differences.map(itemOf).join('')}</ul>`}</td></tr>`;

const notOccurredSection = (gone: Report['notOccurred']): string =>
  gone.length === 0
    ? ''
    : `<h2>Expected, but did not occur</h2><ul>${gone
        .map(
          ({ difference, reason }) =>
            `<li><code>${escaped(difference)}</code> <small>${escaped(reason)}</small></li>`,
        )
        .join('')}</ul>`;

/** A report as one self-contained page. */
export const reportPage = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(report.origin)}</title>
<style>${STYLE}</style>
<h1>Conformance of ${escaped(report.origin)}</h1>
<p>Compared with: ${escaped(report.profile)} ${report.writes ? 'Reads and writes.' : 'Reads only.'}
<strong>${report.unexpected} unexpected differences.</strong></p>
<table>
<thead><tr><th scope="col">Call<th scope="col">Verdict<th scope="col">Answers<th scope="col">Differences</thead>
<tbody>${report.rows.map(rowOf).join('\n')}</tbody>
</table>
<h2>Limits and messages</h2>
<ul>${report.limits
  .map(
    ({ limiter, allowed }) =>
      `<li>${limiter}: ${allowed === null ? 'none met' : `${allowed} calls a minute`}</li>`,
  )
  .join('')}<li>Messages: ${escaped(report.frames.join(', ') || 'none')}</li></ul>
${notOccurredSection(report.notOccurred)}
</html>
`;
