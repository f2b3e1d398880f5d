import type { WholePaper } from '#/contract/money/tax-parts.ts'
import { formatBusinessNumber, isBusinessNumber } from '#/domain/members/business-number.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { kindName, shortMoment, signed } from './tax-words.ts'

/** What stands on a cash receipt. */
export function CashReceiptFacts({ paper }: { readonly paper: WholePaper }) {
  const { supply, vat, identity, confirmNumber, orderNumbers, issuedAt, practised } = paper
  return (
    <>
      <FactList
        layout="ruled"
        terms={96}
        facts={[
          ['구분', supply < 0 ? `${kindName(paper)} 취소` : kindName(paper)],
          ['승인번호', confirmNumber ?? '아직 발행하지 않았습니다'],
          ['발급 번호', identityText(identity)],
          ['공급가액', signed(supply)],
          ['세액', signed(vat)],
          ['합계', signed(supply + vat), 'strong'],
          ['주문번호', orderNumbers.join(', ')],
          issuedAt !== null && ['발행', shortMoment(issuedAt)],
        ]}
      />
      {practised && <Note tone="info">연습용입니다. 국세청에 가지 않습니다.</Note>}
    </>
  )
}

function identityText(identity: string | null): string {
  if (identity === null) return '자진발급 010-000-1234'
  return isBusinessNumber(identity) ? formatBusinessNumber(identity) : formatPhone(identity)
}
