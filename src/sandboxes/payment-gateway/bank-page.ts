import type { SandboxPayment } from './payment.ts'
import { escape, page, won } from './window-page.ts'

const SHOWN = 50

/** The bank counter and the card company's service: what happens to money without the shop having asked for it. */
export function bankPage(payments: readonly SandboxPayment[]): string {
  const newest = payments.toReversed()
  const accounts = newest.filter(({ account, status }) => account && ['WAITING_FOR_DEPOSIT', 'DONE'].includes(status))
  const cards = newest.filter(({ account, status }) => !account && ['DONE', 'PARTIAL_CANCELED'].includes(status))
  return page(
    '연습용 은행 창구',
    `${section('가상계좌 입금', '고객이 이체한 것처럼 쇼핑몰에 알립니다.', accounts.map(depositRow), '입금을 기다리는 계좌가 없습니다.')}
${section('카드사 취소·이의제기', '쇼핑몰이 요청하지 않은 취소를 쇼핑몰에 알립니다. 금액을 비우면 전액입니다.', cards.map(chargebackRow), '취소할 수 있는 결제가 없습니다.')}`,
  )
}

const section = (title: string, note: string, rows: readonly string[], none: string) =>
  `<div class="sheet"><h1>${title}</h1><p class="note">${note}</p>${
    rows.length > 0
      ? `<table><tr><th>주문</th><th>금액</th><th>할 일</th></tr>${rows.slice(0, SHOWN).join('')}</table>`
      : `<p>${none}</p>`
  }</div>`

function depositRow(payment: SandboxPayment): string {
  const waiting = payment.status === 'WAITING_FOR_DEPOSIT'
  return `<tr><td>${escape(payment.orderName)}<br>${escape(payment.account?.number ?? '')}</td><td>${won(payment.amount)}</td><td><form method="post" action="deposits/${escape(payment.orderId)}"><button class="quiet" style="margin:0" name="direction" value="${waiting ? 'in' : 'back'}">${waiting ? '입금하기' : '입금 취소 (은행 오류)'}</button></form></td></tr>`
}

function chargebackRow(payment: SandboxPayment): string {
  return `<tr><td>${escape(payment.orderName)}<br>${escape(payment.method)}</td><td>${won(payment.balance)}</td><td><form method="post" action="chargebacks/${escape(payment.orderId)}"><input name="amount" inputmode="numeric" aria-label="취소할 금액" placeholder="전액" style="width:100%;min-height:44px;font:inherit;padding:0 10px"><button class="quiet" style="margin:4px 0 0">카드사 취소</button></form></td></tr>`
}
