import { useState } from 'react'
import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { CASE_STATE_NAMES, type CaseState, FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { makesAgain } from '#/domain/support/case-offer.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { agreedWords } from '#/web/blocks/cases/agreed-words.ts'
import { ArrivalForm } from '#/web/blocks/cases/arrival-form.tsx'
import { StartRemake } from '#/web/blocks/cases/start-remake.tsx'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useOpenCases } from './use-open-cases.ts'
import styles from './open-cases.module.css'

/** What its customer reported and nobody has settled: it comes before everything else that could be done with the order. */
export function OpenCases({ orderNumber }: { readonly orderNumber: string }) {
  const cases = useOpenCases(orderNumber)
  return cases.map((row) => <OpenCase key={row.id} row={row} />)
}

const SHAPES: Partial<Record<CaseState, 'diamond' | 'dotted'>> = {
  received: 'diamond',
  reviewing: 'diamond',
  offered: 'dotted',
  agreed: 'diamond',
}

function OpenCase({ row }: { readonly row: CaseRowView }) {
  const [arriving, setArriving] = useState(false)
  const mayAnswer = usePermission('inquiries')
  const ours = row.state === 'received' || row.state === 'reviewing'
  const remakes = row.state === 'agreed' && makesAgain({ kind: row.offerKind, after: row.offerAfter })
  return (
    <section className={styles.case} aria-label={`문제 신고 ${row.title}`}>
      <StateMark shape={SHAPES[row.state] ?? 'pie'}>문제 신고 · {CASE_STATE_NAMES[row.state]}</StateMark>
      <p className={styles.what}>
        {FAULT_NAMES[row.fault]} {copiesText(row.product, row.copies)}
      </p>
      <Small>{row.state === 'offered' ? `${agreedWords(row)}. 고객의 답을 기다립니다.` : agreedWords(row)}</Small>
      {ours && !mayAnswer && <Small>답과 제안은 고객지원에서 합니다.</Small>}
      <Toolbar>
        {remakes && <StartRemake row={row} />}
        {row.state === 'returning' && (
          <Button size="sm" variant="primary" aria-expanded={arriving} onClick={() => setArriving(!arriving)}>
            돌려받은 상품 적기
          </Button>
        )}
        {mayAnswer && (
          <LinkButton size="sm" variant={ours ? 'primary' : 'line'} to={`/admin/inquiries/${row.inquiryId}`}>
            {ours ? '답하고 제안하기' : '대화 보기'}
          </LinkButton>
        )}
        <LinkButton size="sm" variant="quiet" to={`/admin/cases/${row.id}`}>
          사진과 비용
        </LinkButton>
      </Toolbar>
      {arriving && <ArrivalForm row={row} onDone={() => setArriving(false)} />}
    </section>
  )
}
