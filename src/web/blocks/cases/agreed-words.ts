import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { offerSummary, RETURN_WAY_NAMES } from '#/domain/support/case-offer.ts'
import { josa } from '#/lib/josa.ts'

const PRODUCTION_WORDS: Readonly<Record<string, string>> = {
  remake: '제작을 기다립니다',
  planned: '인쇄를 기다립니다',
  printing: '인쇄하고 있습니다',
  binding: '제본하고 있습니다',
  packing: '포장하고 있습니다',
  done: '출고를 기다립니다',
}

/** What was offered and agreed on, and how far that is. */
export function agreedWords(row: CaseRowView): string {
  const { state, product, offerKind, offerCopies, remake } = row
  if (remake) {
    const copies = `재제작 ${copiesText(product, offerCopies ?? 0)}`
    if (remake.delivery !== 'preparing')
      return `${copies}, ${remake.delivery === 'delivered' ? '도착했습니다' : '보냈습니다'}.`
    return `${copies}, ${PRODUCTION_WORDS[remake.production] ?? '만들고 있습니다'}.`
  }
  if (offerKind === null) return '아직 제안하지 않았습니다.'
  const { offerAmount: amount, offerAfter: after, couponName } = row
  const goods = copiesText(product, offerCopies ?? 0)
  const what = offerSummary({ kind: offerKind, goods, amount, after, couponName })
  if (state === 'returning') return `${what}. ${row.offerWay ? RETURN_WAY_NAMES[row.offerWay] : ''}`
  if (state === 'agreed') return `${what}에 고객이 동의했습니다. ${progressWords(row)}`.trim()
  return what
}

function progressWords({ product, returnedCopies, granted, repaying }: CaseRowView): string {
  const back = returnedCopies === null ? '' : `${josa(copiesText(product, returnedCopies), '이/가')} 돌아왔습니다. `
  if (repaying) return `${back}환불하고 있습니다.`
  if (granted) return '다른 직원의 승인을 기다립니다.'
  return back
}
