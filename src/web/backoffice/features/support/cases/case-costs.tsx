import { useState } from 'react'
import type { CaseDetail } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { OFFER_NAMES } from '#/domain/support/case-offer.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { CauseForm } from './cause-form.tsx'
import styles from './case.module.css'

/** What the fault costs, line by line, and what it leaves of the line's margin; under it what the shop found out. */
export function CaseCosts({ row }: { readonly row: CaseDetail }) {
  const { costs, offerKind, product } = row
  const way = offerKind ? OFFER_NAMES[offerKind] : '재제작으로 하면'
  return (
    <>
      <Section title={costs.copies === null ? way : `${way}, ${copiesText(product, costs.copies)}`}>
        <FactList
          layout="sums"
          label="드는 값"
          facts={[
            ...costs.lines.map(({ label, amount }) => [label, formatWon(amount)] as const),
            ['우리 부담', formatWon(costs.sum), 'strong'],
          ]}
        />
        <Margin costs={costs} />
        <Small>
          견적의 제작비를 수량대로 나눈 값입니다. 판과 준비는 적은 수량에도 그대로 듭니다. 쿠폰은 쓰일 때 할인으로
          셈합니다.
        </Small>
      </Section>
      <Section title="원인과 비용">
        <FoundCause row={row} />
      </Section>
    </>
  )
}

/** What somebody types stays when a colleague has written meanwhile; what that was is read by a press. */
function FoundCause({ row }: { readonly row: CaseDetail }) {
  const now = JSON.stringify(row.seen)
  const [shown, show] = useState(now)
  const [wasSaved, setSaved] = useState(false)
  if (wasSaved && shown !== now) {
    show(now)
    setSaved(false)
  }
  return (
    <>
      {shown !== now && (
        <Note tone="orange" role="status">
          그 사이 다른 직원이 원인이나 비용을 적었습니다.{' '}
          <Button size="sm" onClick={() => show(now)}>
            적힌 것 불러오기
          </Button>
        </Note>
      )}
      <CauseForm key={shown} row={row} suggested={row.costs.sum} onDone={() => setSaved(true)} />
    </>
  )
}

/** The margin of the line as a measure: what is left of it with the fault, and what it was without. */
function Margin({ costs: { margin, left } }: { readonly costs: CaseDetail['costs'] }) {
  const share = margin > 0 ? Math.max(0, Math.min(1, left / margin)) : 0
  return (
    <dl className={styles.margin} data-loss={left < 0 ? '' : undefined}>
      <dt>이 품목의 마진</dt>
      <dd>
        <span aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
        <b>{formatWon(left)}</b> <small>{formatWon(margin)}에서</small>
      </dd>
    </dl>
  )
}
