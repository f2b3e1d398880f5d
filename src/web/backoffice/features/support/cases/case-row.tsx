import { useState } from 'react'
import { Link } from 'react-router'
import { type CaseRowView, readCasePhoto } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { CAUSE_NAMES, RESPONSIBLE_NAMES } from '#/domain/support/case-causes.ts'
import { CASE_STATE_NAMES, FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { CauseForm } from './cause-form.tsx'
import { StartRemake } from './start-remake.tsx'
import styles from './cases.module.css'

/** One case: what was reported, what was agreed, where the remake is, and what the shop found out. */
export function CaseRow({ row }: { readonly row: CaseRowView }) {
  const [open, show] = useState(false)
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
        <Photos row={row} />
      </div>
      <div className={styles.acts}>
        {row.state === 'agreed' && row.offerKind === 'remake' && <StartRemake row={row} />}
        {row.remake?.delivery === 'preparing' && (
          <LinkButton size="sm" variant="primary" to={`/admin/orders/${row.orderNumber}?line=${row.lineId}`}>
            이어서 만들고 보내기
          </LinkButton>
        )}
        <Button size="sm" aria-expanded={open} onClick={() => show(!open)}>
          원인 적기
        </Button>
      </div>
      {open && <CauseForm row={row} onDone={() => show(false)} />}
    </li>
  )
}

const PRODUCTION_WORDS: Readonly<Record<string, string>> = {
  remake: '제작을 기다립니다',
  planned: '인쇄를 기다립니다',
  printing: '인쇄하고 있습니다',
  binding: '제본하고 있습니다',
  packing: '포장하고 있습니다',
  done: '출고를 기다립니다',
}

function agreedWords({ state, product, offerKind, offerCopies, offerAmount, remake }: CaseRowView): string {
  if (remake) {
    const copies = `재제작 ${copiesText(product, offerCopies ?? 0)}`
    if (remake.delivery !== 'preparing')
      return `${copies}, ${remake.delivery === 'delivered' ? '도착했습니다' : '보냈습니다'}.`
    return `${copies}, ${PRODUCTION_WORDS[remake.production] ?? '만들고 있습니다'}.`
  }
  if (offerKind === null) return '아직 제안하지 않았습니다.'
  const what =
    offerKind === 'remake' ? `재제작 ${copiesText(product, offerCopies ?? 0)}` : `환불 ${formatWon(offerAmount ?? 0)}`
  return state === 'agreed' ? `${what}에 고객이 동의했습니다.` : what
}

function Photos({ row }: { readonly row: CaseRowView }) {
  if (row.photos.length === 0) return null
  return (
    <p>
      {row.photos.map(({ fileId, name }) => (
        <Button
          key={fileId}
          size="sm"
          onClick={() =>
            void callBlob(readCasePhoto, { params: { caseId: row.id, fileId } }).then((blob) => saveBlob(blob, name))
          }
        >
          사진 {name}
        </Button>
      ))}
    </p>
  )
}
