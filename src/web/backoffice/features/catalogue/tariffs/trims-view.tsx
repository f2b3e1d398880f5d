import { useMemo, useState } from 'react'
import type { Trim } from '#/domain/catalog/entries.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { changedChoices } from '#/domain/pricing/tariffs/changed-choices.ts'
import { kindsTaking } from '#/domain/pricing/tariffs/kind-lists.ts'
import { putOffered } from '#/domain/pricing/tariffs/put-offered.ts'
import { trimsWith } from '#/domain/pricing/tariffs/put-trim.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ChoicesTable, type ChoiceGroup, type ChoiceRow } from './choices-table.tsx'
import styles from './papers-table.module.css'
import { SampleEffects } from './sample-effects.tsx'
import { TrimDialog } from './trim-dialog.tsx'
import { TrimPicture } from './trim-picture.tsx'
import type { DraftEditor } from './use-draft.ts'

const HEADS = ['가로 × 세로']
const BOUND = KINDS.flatMap(({ product, bindings }) => (bindings.length > 0 ? [product] : []))

/** 크기: named sizes and the kinds that offer them. Their price follows from the sheet they are cut from. */
export function TrimsView({ editor: { tariff, base, replace } }: { readonly editor: DraftEditor }) {
  const [opened, setOpened] = useState<Trim | 'new' | null>(null)
  const groups = useMemo(() => trimGroups(tariff, base), [tariff, base])
  const toggle = (row: ChoiceRow, product: ProductCode) => {
    const put = putOffered(tariff, product, 'trims', row.id, !row.takes.includes(product))
    if (put.ok) replace(put.value)
    else toast(put.error[0]?.message ?? '')
  }
  return (
    <>
      <div className={styles.tools}>
        <Button size="sm" variant="ink" onClick={() => setOpened('new')}>
          새 크기
        </Button>
      </div>
      <Columns side={264}>
        <div>
          <ChoicesTable
            caption="크기와 고를 수 있는 상품"
            noun="크기"
            heads={HEADS}
            groups={groups}
            onToggle={toggle}
            onOpen={({ id }) => setOpened(trimsWith(tariff.choiceChanges).find((trim) => trim.id === id) ?? null)}
          />
          <Small tone="plain">
            값은 종이에 몇 장 앉는지에서 나옵니다. 모든 상품에서 빼면 닫힙니다. 이미 한 주문과 견적, 장바구니는 그때의
            이름 그대로입니다.
          </Small>
        </div>
        <SampleEffects tariff={tariff} base={base} />
      </Columns>
      {opened && (
        <TrimDialog
          tariff={tariff}
          base={base}
          trim={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onPut={replace}
        />
      )}
    </>
  )
}

function trimGroups(tariff: Tariff, base: Tariff): readonly ChoiceGroup[] {
  const changed = changedChoices(base, tariff)
  const known = new Set(trimsWith(base.choiceChanges).map(({ id }) => id))
  const rows = trimsWith(tariff.choiceChanges).map((trim): ChoiceRow => ({
    id: trim.id,
    name: trim.name,
    mark: known.has(trim.id) ? (changed.has(trim.id) ? '바뀜' : null) : '새 크기',
    picture: <TrimPicture size={trim.size} />,
    facts: [formatSize(trim.size)],
    takes: kindsTaking(tariff, 'trims', trim.id),
    priced: true,
  }))
  const isBound = ({ takes }: ChoiceRow) => takes.some((product) => BOUND.includes(product))
  return [
    { name: '책의 판형', rows: rows.filter(isBound) },
    { name: '낱장의 크기', rows: rows.filter((row) => !isBound(row)) },
  ].filter(({ rows: own }) => own.length > 0)
}
