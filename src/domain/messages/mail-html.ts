/** What a mail shows beside its words: a job with its picture, which goes along in the mail itself. */
export interface MailJob {
  readonly title: string
  readonly kind: string
  readonly others: number
  /** In pixels; a mail shows two for one. */
  readonly picture: { readonly width: number; readonly height: number }
}

/** Names the picture within its mail. */
export const PICTURE_ID = 'job@jikji'

const WIDTH = 560
/** At each cell: Outlook hands no font on from a table. */
const FONT = `font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif;word-break:keep-all;overflow-wrap:anywhere`
const INK = '#161513'
/**
 * For Outlook on Windows, which draws with Word: it knows no `max-width`, takes Times where it has not got the first font, and draws at the
 * scale of the screen only when told its dots.
 */
const FOR_OUTLOOK = {
  head: `<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,a,div{font-family:'Malgun Gothic',sans-serif !important}</style><![endif]-->`,
  open: `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  close: `<!--[if mso]></td></tr></table><![endif]-->`,
}
/** Dark programs turn colours round all the same; telephones would make links of order numbers. */
const METAS = [
  'name="viewport" content="width=device-width,initial-scale=1"',
  'name="color-scheme" content="light"',
  'name="supported-color-schemes" content="light"',
  'name="format-detection" content="telephone=no,date=no,address=no"',
  'name="x-apple-disable-message-reformatting"',
]

/**
 * The words of a mail with its job above them. Programs for mail know no style sheets and little of CSS, so it is a table with
 * its styles at each place; dark ones turn colours round, and the picture keeps its white paper.
 */
export function mailHtml(body: string, { title, kind, others, picture }: MailJob): string {
  const [width, height] = [picture.width, picture.height].map((pixels) => Math.round(pixels / 2))
  const under = [kind, others > 0 ? `외 ${others}건` : ''].filter(Boolean).join(' · ')
  return [
    `<!doctype html><html lang="ko"><head><meta charset="utf-8">${METAS.map((meta) => `<meta ${meta}>`).join('')}`,
    `<title>${escaped(title)}</title>${FOR_OUTLOOK.head}</head>`,
    `<body style="margin:0;padding:0;background:#ffffff;color:${INK}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff"><tr><td align="center" style="padding:24px 16px">`,
    FOR_OUTLOOK.open,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left">`,
    `<tr><td style="padding:0 0 20px;border-bottom:1px solid #e0ded7"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>`,
    `<td width="${width}" valign="middle" style="padding:0 20px 0 0"><img src="cid:${PICTURE_ID}" width="${width}" height="${height}" alt="${escaped(`${title} 인쇄물 그림`)}" style="display:block;border:0;background:#ffffff"></td>`,
    `<td valign="middle" align="left" style="${FONT};font-size:18px;line-height:1.4;font-weight:700;color:${INK}">${escaped(title)}`,
    under ? `<div style="padding-top:4px;font-size:14px;font-weight:400;color:#6a665f">${escaped(under)}</div>` : '',
    `</td></tr></table></td></tr>`,
    `<tr><td align="left" style="padding:20px 0 0;${FONT};font-size:16px;line-height:1.7;color:${INK}">${words(body)}</td></tr>`,
    `</table>${FOR_OUTLOOK.close}</td></tr></table></body></html>`,
  ].join('')
}

/** Lines as they were written; addresses can be pressed. */
const words = (body: string): string =>
  body
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,)])/)
    .map((piece, at) =>
      at % 2 === 1
        ? `<a href="${escaped(piece)}" style="color:#c43e00">${escaped(piece)}</a>`
        : escaped(piece).replaceAll('\n', '<br>'),
    )
    .join('')

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
