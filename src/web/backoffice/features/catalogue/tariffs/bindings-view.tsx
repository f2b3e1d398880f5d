import { useMemo, useState } from 'react'
import { bindingsWith, foldsWith } from '#/domain/catalog/bindings-with.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { changedChoices } from '#/domain/pricing/tariffs/changed-choices.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { kindsTaking } from '#/domain/pricing/tariffs/kind-lists.ts'
import { workPriceEdits } from '#/domain/pricing/tariffs/price-edits.ts'
import { putOffered } from '#/domain/pricing/tariffs/put-offered.ts'
import type { TermsList } from '#/domain/pricing/tariffs/put-terms.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ChoicesTable, type ChoiceGroup, type ChoiceRow } from './choices-table.tsx'
import { FigureCell } from './figure-cell.tsx'
import styles from './papers-table.module.css'
import { PercentForm } from './percent-form.tsx'
import { SampleEffects } from './sample-effects.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { rateOf } from './terms-form.ts'
import type { DraftEditor } from './use-draft.ts'

const HEADS = ['쪽수', '두께', '종이 g', '기본 비용', '하나마다']

/** No binding has the id of a fold. */
const listOf = (id: string): TermsList => (findBinding(id) ? 'bindings' : 'folds')

/** 제본과 접지: what they are called, how much of them is taken, which kind offers which and for what. */
export function BindingsView({ editor: { tariff, base, change, replace } }: { readonly editor: DraftEditor }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  const groups = useMemo(() => groupsOf(tariff, base, change), [tariff, base, change])
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const toggle = ({ id, takes }: ChoiceRow, product: ProductCode) => {
    const put = putOffered(tariff, product, listOf(id), id, !takes.includes(product))
    if (put.ok) replace(put.value)
    else toast(put.error[0]?.message ?? '')
  }
  return (
    <>
      <div className={styles.tools}>
        <PercentForm
          noun="제본과 접지"
          count={chosen.size}
          edits={(percent) => [...chosen].flatMap((id) => workPriceEdits(tariff, listOf(id), [id], percent))}
          onChange={change}
        />
      </div>
      <Columns side={264}>
        <div>
          <ChoicesTable
            caption="제본과 접지, 한도와 값, 고를 수 있는 상품"
            noun="제본과 접지"
            heads={HEADS}
            groups={groups}
            chosen={chosen}
            onChoose={choose}
            onToggle={toggle}
            onOpen={({ id }) => setOpened(id)}
          />
          <Small tone="plain">
            이름을 누르면 이름과 한도, 값을 고칩니다. 이미 한 주문과 견적, 장바구니는 그때의 이름과 한도 그대로입니다.
          </Small>
        </div>
        <SampleEffects tariff={tariff} base={base} />
      </Columns>
      {opened !== null && (
        <TermsDialog
          tariff={tariff}
          base={base}
          list={listOf(opened)}
          id={opened}
          onClose={() => setOpened(null)}
          onPut={replace}
        />
      )}
    </>
  )
}

function groupsOf(
  tariff: Tariff,
  base: Tariff,
  change: (edits: readonly TariffEdit[]) => void,
): readonly ChoiceGroup[] {
  const changed = changedChoices(base, tariff)
  const row = (list: TermsList, id: string, name: string, limits: readonly string[]): ChoiceRow => ({
    id,
    name,
    mark: changed.has(id) ? '바뀜' : null,
    picture: null,
    facts: [...limits, ...priceFacts(tariff, base, list, { id, name }, change)],
    takes: kindsTaking(tariff, list, id),
    priced: rateOf(tariff, list, id) !== undefined,
  })
  return [
    {
      name: '제본',
      rows: bindingsWith(tariff.choiceChanges).map(({ id, name, bodyPages, spine, coverGsm }) =>
        row('bindings', id, name, [
          `${bodyPages.min}–${formatCount(bodyPages.max)}`,
          `${spine.max} mm`,
          `${coverGsm.min}–${coverGsm.max}`,
        ]),
      ),
    },
    {
      name: '접지',
      rows: foldsWith(tariff.choiceChanges).map(({ id, name, maxGsm }) =>
        row('folds', id, name, ['', '', `${maxGsm}까지`]),
      ),
    },
  ]
}

function priceFacts(
  tariff: Tariff,
  base: Tariff,
  list: TermsList,
  { id, name }: Pick<ChoiceRow, 'id' | 'name'>,
  change: (edits: readonly TariffEdit[]) => void,
) {
  const rate = rateOf(tariff, list, id)
  if (!rate) return ['', tariff.notOffered?.includes(`${list}/${id}`) ? '팔지 않음' : '값 없음']
  const first = rate.each[0]?.[1] ?? 0
  const last = rate.each.at(-1)?.[1] ?? 0
  return [
    <FigureCell
      key="setup"
      label={`${name} 기본 비용`}
      value={rate.setup}
      changed={rateOf(base, list, id)?.setup !== rate.setup}
      onCommit={(value) => change([{ key: `${list}/${id}/setup`, value }])}
    />,
    first === last ? formatCount(first) : `${formatCount(first)} → ${formatCount(last)}`,
  ]
}
