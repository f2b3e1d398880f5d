import type { OrderChangeView } from '#/contract/ordering/order-change-view.ts'
import { FactList } from '#/web/ui/fact-list.tsx'

/** What is another in the job: each row of its ticket, before and after. */
export function ChangedFacts({ change }: { readonly change: OrderChangeView }) {
  return (
    <FactList
      label="바뀌는 것"
      facts={change.rows.map(({ label, from, to }) => [label, `${from || '없음'} → ${to || '없음'}`])}
    />
  )
}
