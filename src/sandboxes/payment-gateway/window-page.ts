import { OUTCOMES, type SandboxPayment } from './payment.ts'

export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`

const STYLE = `
:root{--paper:#fafaf7;--sheet:#fff;--line:#e0ded7;--ink:#161513;--ink2:#45423d;--action:#ff6a13;--warn:#8a5a00;--warnt:#fdf3dc}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.6 "Pretendard Variable",Pretendard,"Noto Sans KR","Noto Sans CJK KR",sans-serif;word-break:keep-all}
main{max-width:480px;margin:0 auto;padding:24px 16px 48px}
.banner{background:var(--warnt);color:var(--warn);border-bottom:1px solid #ecd9a8;padding:12px 16px;text-align:center;font-weight:600}
.sheet{position:relative;background:var(--sheet);border:1px solid var(--line);padding:24px;margin-top:24px}
h1{font-size:22px;margin:0 0 4px;letter-spacing:-.02em}.sum{font-size:34px;font-weight:700;font-variant-numeric:tabular-nums;margin:8px 0 0}
dl{display:grid;grid-template-columns:88px 1fr;gap:4px 12px;margin:16px 0 0;font-size:14px;color:var(--ink2)}dt{color:#6a665f}dd{margin:0;overflow-wrap:anywhere}
fieldset{border:0;border-top:1px solid var(--line);margin:24px 0 0;padding:16px 0 0}legend{font-weight:600;padding:0;float:left;width:100%;margin-bottom:8px}
label{display:flex;align-items:center;gap:10px;min-height:44px;clear:both}input[type=radio]{width:20px;height:20px;accent-color:#c43e00}
select,button{width:100%;min-height:52px;font:inherit;border-radius:6px;border:1px solid #bdbab1;background:#fff;padding:0 14px;color:inherit}
button{border:0;background:var(--action);color:var(--ink);font-weight:700;font-size:17px;margin-top:24px;cursor:pointer}button.quiet{background:none;border:1px solid #bdbab1;font-weight:500;margin-top:12px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}.note{font-size:14px;color:var(--ink2)}table{width:100%;border-collapse:collapse;font-size:14px}td,th{border-top:1px solid var(--line);padding:8px 4px;text-align:left;vertical-align:top}`

export const page = (title: string, body: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><header class="banner">연습용 결제창입니다. 실제로 돈이 나가지 않습니다.</header><main>${body}</main></body></html>`

/** The payment window: what the buyer sees between the shop and the card company. */
export function windowPage(payment: SandboxPayment, successUrl: string, failUrl: string, preferred: string): string {
  const methods = [
    ['카드', '신용·체크카드'],
    ['계좌이체', '실시간 계좌이체'],
    ['가상계좌', '가상계좌 (무통장 입금)'],
  ] as const
  const chosen = methods.some(([value]) => value === preferred) ? preferred : '카드'
  return page(
    '연습용 결제창',
    `<div class="sheet"><h1>결제하기</h1><p class="sum">${won(payment.amount)}</p>
<dl><dt>주문</dt><dd>${escape(payment.orderName)}</dd><dt>결제 번호</dt><dd>${escape(payment.orderId)}</dd></dl>
<form method="post" action="window/${escape(payment.paymentKey)}">
<input type="hidden" name="successUrl" value="${escape(successUrl)}"><input type="hidden" name="failUrl" value="${escape(failUrl)}">
<fieldset><legend>결제수단</legend>${methods
      .map(
        ([value, name]) =>
          `<label><input type="radio" name="method" value="${value}"${value === chosen ? ' checked' : ''}>${name}</label>`,
      )
      .join('')}</fieldset>
<fieldset><legend id="o">연습할 결과</legend><select name="outcome" aria-labelledby="o">${Object.entries(OUTCOMES)
      .map(([value, name]) => `<option value="${value}">${name}</option>`)
      .join('')}</select></fieldset>
<button type="submit" name="do" value="pay">${won(payment.amount)} 결제하기</button>
<button type="submit" name="do" value="cancel" class="quiet">결제 취소하고 돌아가기</button></form></div>`,
  )
}

export const messagePage = (title: string, text: string) =>
  page(title, `<div class="sheet"><h1>${escape(title)}</h1><p class="note">${escape(text)}</p></div>`)
