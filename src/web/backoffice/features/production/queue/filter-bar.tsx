import { useState } from 'react'
import { ORDER_SORTS, type OrderSort } from '#/domain/orders/order-filter.ts'
import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Select } from '#/web/ui/input.tsx'
import { chipsOf, SORT_WORDS } from './filter-words.ts'
import type { OrderAddress } from './order-address.ts'
import { TextButton } from './text-button.tsx'
import type { OrderView } from './use-order-table.ts'
import { useBrandNames } from './use-brand-names.ts'
import { ViewDialog } from './view-dialog.tsx'
import { isAsSaved, viewOf } from './view-tabs.tsx'
import styles from './orders.module.css'

interface FilterBarProps {
  readonly address: OrderAddress
  readonly views: readonly OrderView[]
  readonly customer: string | null
  readonly onChange: (change: Partial<OrderAddress>) => void
  readonly onAsk: () => void
}

/** Each condition as a chip that can be taken away, the sort, and whether the view is still as it was saved. */
export function FilterBar({ address, views, customer, onChange, onAsk }: FilterBarProps) {
  const brands = useBrandNames(address.filter.brand !== undefined)
  const [saving, setSaving] = useState<'new' | 'change' | null>(null)
  const view = viewOf(address, views)
  const changed = view !== null && !isAsSaved(address, view)
  const own = view?.mayChange ? view : null
  return (
    <div className={styles.filters} role="toolbar" aria-label="조건">
      {chipsOf(address.filter, customer, brands.data?.brands).map(({ label, words, without }) => (
        <span key={label} className={styles.chip}>
          <button type="button" onClick={onAsk}>
            <em>{label}</em> {words}
          </button>
          <IconButton aria-label={`${label} 조건 빼기`} onClick={() => onChange({ filter: without })}>
            <Icon name="close" />
          </IconButton>
        </span>
      ))}
      <button type="button" className={styles.more} onClick={onAsk}>
        <Icon name="plus" /> 조건 <kbd aria-hidden="true">F</kbd>
      </button>
      <span className={styles.rest}>
        {changed && <span>조건이 바뀜</span>}
        {changed && own && <TextButton onClick={() => setSaving('change')}>보기에 저장</TextButton>}
        {(!own || !changed) && <TextButton onClick={() => setSaving('new')}>새 보기로 저장</TextButton>}
        {changed && (
          <TextButton onClick={() => onChange({ filter: view.filter, sort: view.sort, columns: view.columns })}>
            되돌리기
          </TextButton>
        )}
        {own && !changed && <TextButton onClick={() => setSaving('change')}>보기 고치기</TextButton>}
        <Select
          aria-label="정렬"
          value={address.sort}
          disabled={address.filter.q !== undefined}
          onChange={(event) => onChange({ sort: event.target.value as OrderSort })}
        >
          {ORDER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </Select>
      </span>
      {saving && (
        <ViewDialog
          address={address}
          view={saving === 'change' ? own : null}
          onSaved={(id) => onChange({ view: id })}
          onClose={() => setSaving(null)}
        />
      )}
    </div>
  )
}
