import { type SubmitEvent, useState } from 'react'
import { Stack } from '#/web/ui/stack.tsx'
import { useSearchParams } from 'react-router'
import type { DealShow } from '#/contract/ordering/deals.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { asKind, type DealPeriod, kindOf } from './deal-period.ts'
import styles from './deals.module.css'

const SHOW_WORDS: Readonly<Record<DealShow, string>> = {
  all: '전체',
  sales: '거래',
  corrections: '환불·변경',
  owed: '미수금',
}

interface DealToolsProps {
  readonly period: DealPeriod
  readonly show: DealShow
  readonly q: string
}

/** By month, quarter or days of one's own; what of it is shown; a word to find. */
export function DealTools({ period, show, q }: DealToolsProps) {
  const [query, setQuery] = useSearchParams()
  const kind = kindOf(period)
  const [finding, setFinding] = useState(kind === 'own' || q !== '')
  const goal = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) next.set(name, value)
    return `?${next.toString()}`
  }
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const next = new URLSearchParams(query)
    for (const name of ['from', 'to', 'q']) {
      const value = typed.get(name)
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim())
      else if (value !== null) next.delete(name)
    }
    setQuery(next, { preventScrollReset: true })
  }
  return (
    <Stack gap={3} top={4}>
      <Toolbar align="spread">
        <Toolbar>
          <Chips
            label="기간"
            named
            links={(['month', 'quarter'] as const).map((one) => ({
              to: goal({ ...asKind(period, one) }),
              label: one === 'month' ? '월' : '분기',
              current: kind === one,
            }))}
          />
          <Button size="sm" variant="quiet" aria-expanded={finding} onClick={() => setFinding(!finding)}>
            날짜·이름으로 찾기
          </Button>
        </Toolbar>
        <Chips
          label="보기"
          named
          links={(['all', 'sales', 'corrections', 'owed'] as const).map((one) => ({
            to: goal({ show: one }),
            label: SHOW_WORDS[one],
            current: show === one,
          }))}
        />
      </Toolbar>
      {finding && (
        <form onSubmit={choose} className={styles.find}>
          <Field label="시작일">
            {(control) => <Input {...control} type="date" name="from" required defaultValue={period.from} />}
          </Field>
          <Field label="종료일">
            {(control) => <Input {...control} type="date" name="to" required defaultValue={period.to} />}
          </Field>
          <Field label="주문번호나 작업명">
            {(control) => <Input {...control} type="search" name="q" maxLength={60} defaultValue={q} />}
          </Field>
          <Button size="sm" type="submit">
            조회
          </Button>
        </form>
      )}
    </Stack>
  )
}
