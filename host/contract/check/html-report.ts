import { differenceText } from './text-report.ts';
import { callOf, totals, type Report, type Result, type Row } from './result.ts';
import { words, type ReportLanguage, type Words } from './words.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The report as one file that needs nothing else; what the server has sent is shown as text. */
export function htmlReport(report: Report, language: ReportLanguage): string {
  const own = words[language];
  const { server, rows, adapter } = report;
  const total = Object.entries(totals(rows)) as [Result, number][];
  const title = escape(`${own.title} ${server}`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; }
h1, pre { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8888; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td:nth-child(2) { white-space: nowrap; }
tbody th { font-weight: 400; }
.differs, .missing { font-weight: 700; }
pre { overflow: auto; border: 1px solid #8888; padding: 1rem; }
</style>
</head>
<body>
<h1>${title}</h1>
<ul>
${total.map(([result, number]) => `<li>${own.results[result]}: ${number}</li>`).join('\n')}
</ul>
<table>
<thead><tr>${Object.values(own.columns)
    .map((name) => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead>
<tbody>
${sorted(rows)
  .map((row) => rowHtml(row, own))
  .join('\n')}
</tbody>
</table>
${adapter ? `<h2>${own.adapter}</h2>\n<pre>${escape(adapter)}</pre>\n` : ''}</body>
</html>
`;
}

const order: readonly Result[] = ['differs', 'missing', 'same', 'not compared'];

/** The rows for which somebody has to do something come first. */
const sorted = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result));

function rowHtml(row: Row, own: Words): string {
  const feature = row.feature ? `${own.feature} ${row.feature}` : '';
  const note = row.note ? own.notes[row.note] : '';
  const differences = row.differences.map((one) => differenceText(one, own));
  const details = [feature, note, ...differences].filter(Boolean).map((line) => `<div>${escape(line)}</div>`);
  const call = `<th scope="row">${escape(callOf(row))}</th>`;
  const result = `<td class="${row.result.replace(' ', '-')}">${own.results[row.result]}</td>`;
  return `<tr>${call}${result}<td>${details.join('')}</td></tr>`;
}
