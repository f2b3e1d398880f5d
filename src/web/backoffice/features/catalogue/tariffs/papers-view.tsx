import { useMemo, useState } from 'react'
import { USE_NAMES } from '#/domain/catalog/use-names.data.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import { priceEdits } from '#/domain/pricing/tariffs/price-edits.ts'
import { putPaper } from '#/domain/pricing/tariffs/put-paper.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { formOf } from './paper-form.ts'
import { paperGroups, type PaperRow } from './paper-rows.ts'
import { PapersTable } from './papers-table.tsx'
import styles from './papers-table.module.css'
import { PercentForm } from './percent-form.tsx'
import { SampleEffects } from './sample-effects.tsx'
import type { DraftEditor } from './use-draft.ts'

/** 종이: what is sold of it, for what, how thick it is and what it costs, in one table. */
export function PapersView({ editor }: { readonly editor: DraftEditor }) {
  const { tariff, base, change, replace } = editor
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<PaperRow | 'new' | null>(null)
  const groups = useMemo(() => paperGroups(tariff, base, { search, onlyChanged }), [tariff, base, search, onlyChanged])
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const toggle = (row: PaperRow, use: PaperUse) => {
    const { id, name } = row.paper
    const lists = row.uses.includes(use) ? row.uses.filter((other) => other !== use) : [...row.uses, use]
    const put = putPaper(tariff, { paper: id }, { ...formOf(row), lists, kuk: null, sasa: null })
    if (put.ok) replace(put.value)
    else toast(`${name}, ${USE_NAMES[use]}: ${put.error[0]?.message ?? ''}`)
  }
  return (
    <>
      <div className={styles.tools}>
        <Input
          type="search"
          aria-label="종이 찾기"
          placeholder="종이 이름, 평량"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox label="바뀐 것만" checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)} />
        <PercentForm
          noun="종이"
          count={chosen.size}
          edits={(percent) => priceEdits(tariff, [...chosen], percent)}
          onChange={change}
        />
        <Button size="sm" variant="ink" onClick={() => setOpened('new')}>
          새 종이
        </Button>
      </div>
      <Columns side={264}>
        <div>
          {groups.length === 0 ? (
            <Small tone="plain">{onlyChanged ? '바뀐 종이가 없습니다.' : '그런 종이가 없습니다.'}</Small>
          ) : (
            <PapersTable
              groups={groups}
              chosen={chosen}
              onChoose={choose}
              onToggle={toggle}
              onOpen={setOpened}
              onChange={change}
            />
          )}
          <Small tone="plain">
            두께는 책등과 무게를 정합니다. 이미 한 주문과 견적, 장바구니는 그때의 이름과 두께 그대로입니다. 값이 없는
            종이는 손님께 보이지 않습니다.
          </Small>
        </div>
        <SampleEffects tariff={tariff} base={base} />
      </Columns>
      {opened && (
        <PaperDialog
          tariff={tariff}
          row={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onPut={replace}
        />
      )}
    </>
  )
}
