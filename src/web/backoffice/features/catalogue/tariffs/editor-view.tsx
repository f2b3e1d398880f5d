import { useMemo, useState } from 'react'
import { tariffChanges } from '#/domain/pricing/tariffs/tariff-changes.ts'
import { tariffFields } from '#/domain/pricing/tariffs/tariff-fields.ts'
import { SECTION_IDS, SECTIONS } from '#/domain/pricing/tariffs/tariff-field.ts'
import type { SectionId } from '#/domain/pricing/tariffs/tariff-field.ts'
import { rowsOf } from '#/domain/pricing/tariffs/tariff-rows.ts'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { groupRows } from './group-rows.ts'
import { TariffTable } from './tariff-table.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './tariffs.module.css'

/** All figures of a draft, a section at a time. */
export function EditorView({ editor }: { readonly editor: DraftEditor }) {
  const { tariff, base, change } = editor
  const [section, setSection] = useState<SectionId>('papers')
  const [search, setSearch] = useState('')
  const rows = useMemo(() => rowsOf(tariff), [tariff])
  const baseRows = useMemo(() => new Map(rowsOf(base).map((row) => [row.key, row.value])), [base])
  const changes = useMemo(() => tariffChanges(base, tariff), [base, tariff])
  const items = groupRows(rows, section, search)
  const restore = (choice: string) => {
    const old = [...baseRows].filter(
      ([key, value]) => value !== null && (key === choice || key.startsWith(`${choice}/`)),
    )
    if (old.length > 0) return old.map(([key, value]) => ({ key, value }))
    const first = tariffFields(tariff).find((field) => field.choice === choice && field.tiersBy === null)
    return first ? [{ key: first.key, value: 0 }] : []
  }
  return (
    <div className={styles.editor}>
      <nav aria-label="요금표의 부분" className={styles.sections}>
        {SECTION_IDS.map((id) => {
          const count = changes.filter(({ row }) => row.field.section === id).length
          return (
            <button key={id} type="button" aria-current={id === section || undefined} onClick={() => setSection(id)}>
              {SECTIONS[id]}
              {count > 0 && <b>{count}칸 바뀜</b>}
            </button>
          )
        })}
      </nav>
      <div className={styles.figures}>
        <Input
          type="search"
          aria-label="항목 찾기"
          placeholder="항목 찾기: 아트지 100, 무선"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {items.length === 0 ? (
          <Small tone="plain">이 부분에는 그런 항목이 없습니다.</Small>
        ) : (
          <TariffTable
            caption={`${SECTIONS[section]} ${items.length}개 항목`}
            items={items}
            base={baseRows}
            onChange={change}
            restore={restore}
          />
        )}
      </div>
    </div>
  )
}
