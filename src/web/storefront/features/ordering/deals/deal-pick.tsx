import { printChosenStatement } from '#/contract/ordering/documents.contract.ts'
import type { PicturedDealRow } from '#/contract/ordering/deals.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { formatCount } from '#/lib/format-count.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './deals.module.css'

interface DealPickProps {
  readonly rows: readonly PicturedDealRow[]
  readonly chosen: ReadonlySet<string>
  readonly onClear: () => void
}

/** The orders that were chosen, as one statement with every correction of theirs. */
export function DealPick({ rows, chosen, onClear }: DealPickProps) {
  const picked = rows.filter(({ kind, orderNumber }) => kind === 'sale' && chosen.has(orderNumber))
  const sum = (key: 'supply' | 'vat') => picked.reduce((total, row) => total + row[key], 0)
  const query = { orderNumbers: [...chosen].join(',') }
  const name = documentFile({ title: '거래명세서', number: `주문 ${chosen.size}건` })
  return (
    <section className={styles.pick} aria-label="고른 거래">
      <p aria-live="polite">
        {picked.length}건 고름 · 공급가액<b>{formatCount(sum('supply'))}</b>세액<b>{formatCount(sum('vat'))}</b>
      </p>
      <Toolbar>
        <button type="button" data-clear onClick={onClear}>
          고르기 풀기
        </button>
        <LinkButton size="sm" to={to('/document/statement/transaction/list', {}, query)}>
          한 장으로 보기
        </LinkButton>
        <SaveButton variant="primary" name={name} fetch={() => callBlob(printChosenStatement, { query })}>
          거래명세서 PDF
        </SaveButton>
      </Toolbar>
    </section>
  )
}
