import { Link } from 'react-router'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { PROOF_LABELS } from '#/domain/proofs/states.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import styles from './order-panel.module.css'

const VERSION_WORDS = { rendering: '그리는 중', failed: '그리지 못함', draft: '올리기 전', published: '올림' } as const

export function ProofSummaryLine({ line }: { readonly line: StaffLine }) {
  const { proof } = line
  const mayOpen = usePermission('proofs')
  if (!proof) return null
  return (
    <section className={styles.proof} aria-label="시안">
      <p>
        <b>시안</b>{' '}
        {proof.version > 0
          ? `v${proof.version} ${proof.versionState ? VERSION_WORDS[proof.versionState] : ''}`
          : '아직 없음'}{' '}
        · {PROOF_LABELS[proof.state]}
        {proof.openComments > 0 && ` · 열린 의견 ${proof.openComments}`}
        {mayOpen && <Link to={`/admin/proofs/${proof.id}`}>시안 열기</Link>}
      </p>
      {proof.lastMessage && <p className={styles.last}>{proof.lastMessage}</p>}
    </section>
  )
}
