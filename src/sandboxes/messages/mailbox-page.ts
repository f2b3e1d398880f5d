import type { KeptMessage } from './mailbox.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const KINDS = { SMS: '문자', LMS: '긴 문자', ATA: '알림톡', MAIL: '메일' } as const
const TIME = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' })

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#fafaf7;color:#161513;font:400 16px/1.6 "Pretendard Variable",Pretendard,"Noto Sans KR","Noto Sans CJK KR",sans-serif;word-break:keep-all}
.banner{background:#fdf3dc;color:#8a5a00;border-bottom:1px solid #ecd9a8;padding:12px 16px;margin:0;text-align:center;font-weight:600}
main{max-width:760px;margin:0 auto;padding:24px 16px 48px}h1{font-size:22px}ol{list-style:none;margin:0;padding:0}
li{background:#fff;border:1px solid #e0ded7;padding:16px;margin-top:12px}p{margin:0}.head{color:#45423d;font-size:14px}
a{color:#c43e00}.mail{margin-top:8px}
pre{font:inherit;margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Everything the shop sent, for whoever tries it out. */
export function mailboxPage(messages: readonly KeptMessage[]): string {
  const rows = messages.map(
    ({ id, kind, to, subject, body, at, pictured }) =>
      `<li><p class="head">${KINDS[kind]} · ${escape(to)} · ${TIME.format(new Date(at))}</p>${
        subject ? `<p><b>${escape(subject)}</b></p>` : ''
      }<pre>${escape(body)}</pre>${
        pictured ? `<p class="mail"><a href="/mailbox/${id}">그림이 든 메일로 보기</a></p>` : ''
      }</li>`,
  )
  const text = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>아직 보낸 문자와 메일이 없습니다.</p>'
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>연습용 우편함</title><style>${STYLE}</style></head><body><header class="banner">연습용 우편함입니다. 여기 있는 문자와 메일은 아무에게도 가지 않았습니다.</header><main><h1>보낸 문자와 메일</h1>${text}</main></body></html>`
}
