import type { Invoice } from '#src/api/invoices.ts';
import { chineseDate } from '../fixtures/names.ts';
import type { Sent } from '../sent.ts';

/** Text as a PDF writes it in the encoding UniGB-UCS2-H. */
const hex = (text: string) =>
  `<${Array.from({ length: text.length }, (_, place) =>
    text.charCodeAt(place).toString(16).padStart(4, '0'),
  ).join('')}>`;

const yuan = (amount: number) => `¥${amount.toFixed(2)}`;

/** The issued invoice as a PDF of one page, in a font that every viewer has for Chinese. */
export function invoiceFile(invoice: Sent<Invoice>): Response {
  const lines = [
    ['18', '电子发票（普通发票，演示）'],
    ['11', `发票号码：${invoice.invoiceNo}`],
    ['11', `开票日期：${chineseDate(new Date(invoice.issueTime ?? 0).getTime())}`],
    ['11', `购买方：${invoice.title}　${invoice.taxNumber ?? ''}`],
    ['11', `销售方：${invoice.seller}`],
    ...(invoice.orders ?? []).map(({ title, amount }) => ['10', `${title}　${yuan(amount)}`]),
    ['12', `价税合计：${yuan(invoice.amount)}`],
  ];
  const content = lines
    .map(([size, text], place) => `BT /F ${size} Tf 56 ${770 - place * 30} Td ${hex(text ?? '')} Tj ET`)
    .join('\n');
  const bytes = pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]);
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`发票${invoice.invoiceNo}.pdf`)}`,
    },
  });
}

/** A PDF of these objects, numbered from 1. All of it is ASCII, so that offsets are lengths. */
function pdf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}
