import { useMemo } from 'react'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { FOLDS } from '#/domain/catalog/folds.data.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { kindsTaking } from '#/domain/pricing/tariffs/kind-lists.ts'
import { putOffered } from '#/domain/pricing/tariffs/put-offered.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ChoicesTable, type ChoiceRow } from './choices-table.tsx'
import { SampleEffects } from './sample-effects.tsx'
import type { DraftEditor } from './use-draft.ts'

const HEADS = ['한도', '기본 비용']

/** 제본과 접지: which kind offers which. Their limits are those of the machines, their prices stand under 모든 값. */
export function BindingsView({ editor: { tariff, base, replace } }: { readonly editor: DraftEditor }) {
  const groups = useMemo(() => groupsOf(tariff, base), [tariff, base])
  const toggle = ({ id, takes }: ChoiceRow, product: ProductCode) => {
    const list = BINDINGS.some((binding) => binding.id === id) ? 'bindings' : 'folds'
    const put = putOffered(tariff, product, list, id, !takes.includes(product))
    if (put.ok) replace(put.value)
    else toast(put.error[0]?.message ?? '')
  }
  return (
    <Columns side={264}>
      <div>
        <ChoicesTable
          caption="제본과 접지, 고를 수 있는 상품"
          noun="제본과 접지"
          heads={HEADS}
          groups={groups}
          onToggle={toggle}
        />
        <Small tone="plain">값은 「모든 값」의 제본과 접지에서 고칩니다. 이미 한 주문과 견적은 그대로입니다.</Small>
      </div>
      <SampleEffects tariff={tariff} base={base} />
    </Columns>
  )
}

function groupsOf(tariff: Tariff, base: Tariff) {
  const row = (list: 'bindings' | 'folds', id: string, name: string, limit: string): ChoiceRow => {
    const takes = kindsTaking(tariff, list, id)
    const rate = tariff[list][id]
    return {
      id,
      name,
      mark: takes.join() === kindsTaking(base, list, id).join() ? null : '바뀜',
      picture: null,
      facts: [limit, rate ? formatCount(rate.setup) : '팔지 않음'],
      takes,
      priced: rate !== undefined,
    }
  }
  return [
    {
      name: '제본',
      rows: BINDINGS.map(({ id, name, bodyPages: { min, max } }) =>
        row('bindings', id, name, `${min}–${formatCount(max)}쪽`),
      ),
    },
    { name: '접지', rows: FOLDS.map(({ id, name, maxGsm }) => row('folds', id, name, `${maxGsm} g까지`)) },
  ]
}
