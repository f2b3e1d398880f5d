import { Link } from 'react-router'
import type { ProofSummary } from '#/contract/prepress/proof.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { PagePicture } from '#/web/blocks/proof-viewer/page-picture.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import styles from './proof-list.module.css'

interface ProofListProps {
  readonly proofs: readonly ProofSummary[]
  readonly linkTo: (proof: ProofSummary) => string
  readonly empty: React.ReactNode
}

/** Proofs as sheets with their first page; those that wait for an answer stand out. */
export function ProofList({ proofs, linkTo, empty }: ProofListProps) {
  if (proofs.length === 0) return empty
  return (
    <ul className={styles.list}>
      {proofs.map((proof) => (
        <li key={proof.id}>
          <Link to={linkTo(proof)} className={styles.row} data-state={proof.state}>
            <span className={styles.sheet}>
              {proof.coverPage !== null && (
                <PagePicture
                  proofId={proof.id}
                  version={proof.version}
                  page={proof.coverPage}
                  size="thumb"
                  alt=""
                  className={styles.picture}
                />
              )}
            </span>
            <span className={styles.words}>
              <b>{proof.title}</b>
              <span>
                {kindByCode(proof.product).name} {formatCount(proof.copies)}
                {kindOf(proof.product).unit} · {proof.orderNumber}
              </span>
            </span>
            <span className={styles.state}>
              <b>{proof.label}</b>
              <span>
                {proof.version > 0 && `v${proof.version} · `}
                {proof.openComments > 0 && `열린 의견 ${proof.openComments} · `}
                <ThreadClock at={proof.updatedAt} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
