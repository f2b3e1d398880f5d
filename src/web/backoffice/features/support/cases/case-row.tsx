import { Link } from 'react-router'
import type { CaseRowView } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { CAUSE_NAMES, RESPONSIBLE_NAMES } from '#/domain/support/case-causes.ts'
import { FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { formatDay } from '#/web/ui/format-day.ts'
import { agreedWords } from '#/web/blocks/cases/agreed-words.ts'
import { CaseActs } from './case-acts.tsx'
import { CasePhotos } from './case-photos.tsx'
import { CasePicture } from './case-picture.tsx'
import { CaseStateMark } from './case-state-mark.tsx'
import styles from './cases.module.css'

/** One case: what was reported, what was agreed, where the remake is, and what the shop found out. */
export function CaseRow({ row }: { readonly row: CaseRowView }) {
  const mayAnswer = usePermission('inquiries')
  return (
    <li className={styles.case}>
      <Link to={`/admin/cases/${row.id}`} aria-hidden="true" tabIndex={-1}>
        <CasePicture row={row} />
      </Link>
      <div>
        <CaseStateMark state={row.state} />
        <h2>
          <Link to={`/admin/cases/${row.id}`}>{row.title}</Link>
        </h2>
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
      <CaseActs row={row} />
    </li>
  )
}
