import { useMemo, useState } from 'react'
import type { Finish } from '#/domain/catalog/finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { kindsWith } from '#/domain/pricing/tariffs/put-finish.ts'
import { finishPriceEdits } from '#/domain/pricing/tariffs/price-edits.ts'
import { putOffered } from '#/domain/pricing/tariffs/put-offered.ts'
import { sameFinish } from '#/domain/pricing/tariffs/set-choices.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { ChoicesTable, type ChoiceGroup, type ChoiceRow } from './choices-table.tsx'
import { FigureCell } from './figure-cell.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { FinishPicture } from './finish-picture.tsx'
import styles from './papers-table.module.css'
import { PercentForm } from './percent-form.tsx'
import { SampleEffects } from './sample-effects.tsx'
import type { DraftEditor } from './use-draft.ts'

const HEADS = ['종이 g', '기본 비용', '최소 비용', '한 부마다']

/** 후가공: what is sold of it, what takes it, within which limits and for what, in one table. */
export function FinishesView({ editor }: { readonly editor: DraftEditor }) {
  const { tariff, base, change, replace } = editor
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Finish | 'new' | null>(null)
  const groups = useMemo(() => finishGroups(tariff, base, change), [tariff, base, change])
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const toggle = (row: ChoiceRow, product: ProductCode) => {
    const put = putOffered(tariff, product, 'finishes', row.id, !row.takes.includes(product))
    if (put.ok) replace(put.value)
    else toast(put.error[0]?.message ?? '')
  }
  return (
    <>
      <div className={styles.tools}>
        <PercentForm
          noun="후가공"
          count={chosen.size}
          edits={(percent) => finishPriceEdits(tariff, [...chosen], percent)}
          onChange={change}
        />
        <Button size="sm" variant="ink" onClick={() => setOpened('new')}>
          새 후가공
        </Button>
      </div>
      <Columns side={264}>
        <div>
          <ChoicesTable
            caption="후가공, 고를 수 있는 상품과 값"
            noun="후가공"
            heads={HEADS}
            groups={groups}
            chosen={chosen}
            onChoose={choose}
            onToggle={toggle}
            onOpen={({ id }) => setOpened(finishesWith(tariff.choiceChanges).find((one) => one.id === id) ?? null)}
          />
          <Small tone="plain">
            이미 한 주문과 견적, 장바구니는 그때의 이름과 한도 그대로입니다. 값이 없는 후가공은 손님이 고를 수 없습니다.
          </Small>
        </div>
        <SampleEffects tariff={tariff} base={base} />
      </Columns>
      {opened && (
        <FinishDialog
          tariff={tariff}
          base={base}
          finish={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onPut={replace}
        />
      )}
    </>
  )
}

function finishGroups(
  tariff: Tariff,
  base: Tariff,
  change: (edits: readonly TariffEdit[]) => void,
): readonly ChoiceGroup[] {
  const before = new Map(finishesWith(base.choiceChanges).map((finish) => [finish.id, finish]))
  const rowOf = (finish: Finish): ChoiceRow => {
    const takes = kindsWith(tariff, finish.id)
    const was = before.get(finish.id)
    const same = sameFinish(finish, was) && kindsWith(base, finish.id).join() === takes.join()
    return {
      id: finish.id,
      name: finish.name,
      mark: was === undefined ? '새 후가공' : same ? null : '바뀜',
      picture: <FinishPicture as={finish.like ?? finish.id} />,
      facts: factsOf(finish, tariff, base, change),
      takes,
      priced: tariff.finishes[finish.id] !== undefined,
    }
  }
  const all = finishesWith(tariff.choiceChanges)
  return [
    { name: '겉면에 하는 것', rows: all.filter(({ onPart }) => onPart).map(rowOf) },
    { name: '다 만든 것에 하는 것', rows: all.filter(({ onPart }) => !onPart).map(rowOf) },
  ]
}

function factsOf(finish: Finish, tariff: Tariff, base: Tariff, change: (edits: readonly TariffEdit[]) => void) {
  const { id, name, minGsm, maxGsm } = finish
  const rate = tariff.finishes[id]
  const weights = weightsText(minGsm, maxGsm)
  if (!rate) return [weights, '', '', tariff.notOffered?.includes(`finishes/${id}`) ? '팔지 않음' : '값 없음']
  const cell = (field: 'setup' | 'minimum', label: string) => (
    <FigureCell
      key={field}
      label={`${name} ${label}`}
      value={rate[field]}
      changed={base.finishes[id]?.[field] !== rate[field]}
      onCommit={(value) => change([{ key: `finishes/${id}/${field}`, value }])}
    />
  )
  const first = rate.each[0]?.[1] ?? 0
  const last = rate.each.at(-1)?.[1] ?? 0
  const each = first === last ? formatCount(first) : `${formatCount(first)} → ${formatCount(last)}`
  return [weights, cell('setup', '기본 비용'), cell('minimum', '최소 비용'), each]
}

function weightsText(least: number | undefined, most: number | undefined): string {
  if (least && most) return `${least}–${most}`
  return least ? `${least}부터` : most ? `${most}까지` : '모두'
}
