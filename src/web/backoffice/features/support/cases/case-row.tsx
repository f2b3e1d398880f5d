import { useState } from 'react'
import { Link } from 'react-router'
import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { CAUSE_NAMES, RESPONSIBLE_NAMES } from '#/domain/support/case-causes.ts'
import { CASE_STATE_NAMES, FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { makesAgain } from '#/domain/support/case-offer.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { agreedWords } from '#/web/blocks/cases/agreed-words.ts'
import { ArrivalForm } from '#/web/blocks/cases/arrival-form.tsx'
import { CasePhotos, PhotoForm } from './case-photos.tsx'
import { CauseForm } from './cause-form.tsx'
import { StartRemake } from '#/web/blocks/cases/start-remake.tsx'
import { TakeBackForm } from './take-back-form.tsx'
import styles from './cases.module.css'

/** One case: what was reported, what was agreed, where the remake is, and what the shop found out. */
export function CaseRow({ row }: { readonly row: CaseRowView }) {
  const [open, show] = useState<'cause' | 'arrival' | 'take-back' | 'photos' | null>(null)
  const toggle = (form: typeof open) => show(open === form ? null : form)
  const close = () => show(null)
  const mayAnswer = usePermission('inquiries')
  return (
    <li className={styles.case}>
      <div>
        <StateMark shape={row.state === 'agreed' ? 'diamond' : row.state === 'settled' ? 'disc' : 'pie'}>
          {CASE_STATE_NAMES[row.state]}
        </StateMark>
        <h2>{row.title}</h2>
        <p>
          {FAULT_NAMES[row.fault]}, {copiesText(row.product, row.copies)} · {formatDay(row.createdAt)} ·{' '}
          <Link to={`/admin/orders?q=${row.orderNumber}`}>{row.orderNumber}</Link>
          {mayAnswer && (
            <>
              {' '}
              · <Link to={`/admin/inquiries/${row.inquiryId}`}>대화 보기</Link>
            </>
          )}
        </p>
        <p>{agreedWords(row)}</p>
      </div>
      <div>
        <p>
          <b>{row.cause ? CAUSE_NAMES[row.cause] : '원인을 아직 적지 않았습니다.'}</b>
          {row.responsible && ` · ${RESPONSIBLE_NAMES[row.responsible]}`}
          {row.cost !== null && ` · ${formatWon(row.cost)}`}
        </p>
        {row.decision && <p>{row.decision}</p>}
        <CasePhotos row={row} />
      </div>
      <div className={styles.acts}>
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
        <Button size="sm" aria-expanded={open === 'cause'} onClick={() => toggle('cause')}>
          원인 적기
        </Button>
      </div>
      {open === 'cause' && <CauseForm row={row} onDone={close} />}
      {open === 'arrival' && <ArrivalForm row={row} onDone={close} />}
      {open === 'take-back' && <TakeBackForm row={row} onDone={close} />}
      {open === 'photos' && <PhotoForm row={row} onDone={close} />}
    </li>
  )
}
