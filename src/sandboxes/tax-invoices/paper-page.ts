import type { Filed } from './service.ts'

const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What the service would print: every field that it was sent, and that it is practice. */
export function paperPage({ kind, body, confirmNumber }: Filed): string {
  const rows = Object.entries(body)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `<tr><th>${safe(name)}</th><td>${safe(String(value))}</td></tr>`)
  const title = kind === 'invoice' ? '전자세금계산서' : '현금영수증'
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>연습 ${title}</title>
<body style="font:16px sans-serif;max-width:40rem;margin:2rem auto"><h1>연습 ${title}</h1>
<p>연습용입니다. 국세청에 가지 않습니다. 승인번호 ${safe(confirmNumber)}</p>
<table border="1" cellpadding="6" style="border-collapse:collapse">${rows.join('')}</table></body></html>`
}
