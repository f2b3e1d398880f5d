import { useState } from 'react'
import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import { makesAgain } from '#/domain/support/case-offer.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { ArrivalForm } from '#/web/blocks/cases/arrival-form.tsx'
import { StartRemake } from '#/web/blocks/cases/start-remake.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PhotoForm } from './case-photos.tsx'
import { CauseForm } from './cause-form.tsx'
import { TakeBackForm } from './take-back-form.tsx'
import styles from './cases.module.css'

interface CaseActsProps {
  readonly row: CaseRowView
  /** False where the cause is written beside it. */
  readonly cause?: boolean
}

/** What can be done with a case as it stands now; a form opens under the buttons. */
export function CaseActs({ row, cause = true }: CaseActsProps) {
  const [open, show] = useState<'cause' | 'arrival' | 'take-back' | 'photos' | null>(null)
  const toggle = (form: typeof open) => show(open === form ? null : form)
  const close = () => show(null)
  const mayAnswer = usePermission('inquiries')
  return (
    <>
      <div className={styles.acts}>
        {(row.state === 'received' || row.state === 'reviewing') && mayAnswer && (
          <LinkButton size="sm" variant="primary" to={`/admin/inquiries/${row.inquiryId}`}>
            제안하러 가기
          </LinkButton>
        )}
        {row.state === 'agreed' && makesAgain({ kind: row.offerKind, after: row.offerAfter }) && (
          <StartRemake row={row} />
        )}
        {row.state === 'returning' && (
          <Button size="sm" variant="primary" aria-expanded={open === 'arrival'} onClick={() => toggle('arrival')}>
            돌려받은 상품 적기
          </Button>
        )}
        {row.state === 'settled' && row.granted && mayAnswer && (
          <Button size="sm" aria-expanded={open === 'take-back'} onClick={() => toggle('take-back')}>
            보상 거둬들이기
          </Button>
        )}
        {row.remake?.delivery === 'preparing' && (
          <LinkButton size="sm" variant="primary" to={`/admin/orders/${row.orderNumber}?line=${row.lineId}`}>
            이어서 만들고 보내기
          </LinkButton>
        )}
        <Button size="sm" aria-expanded={open === 'photos'} onClick={() => toggle('photos')}>
          사진 붙이기
        </Button>
        {cause && (
          <Button size="sm" aria-expanded={open === 'cause'} onClick={() => toggle('cause')}>
            원인 적기
          </Button>
        )}
      </div>
      {open === 'cause' && <CauseForm row={row} onDone={close} />}
      {open === 'arrival' && <ArrivalForm row={row} onDone={close} />}
      {open === 'take-back' && <TakeBackForm row={row} onDone={close} />}
      {open === 'photos' && <PhotoForm row={row} onDone={close} />}
    </>
  )
}
