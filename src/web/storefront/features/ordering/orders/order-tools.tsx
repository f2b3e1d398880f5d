import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { ORDER_STEP_NAMES, ORDER_STEPS } from '#/domain/orders/merged-label.ts'
import { Button } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { type OrderFilter, type PeriodName, filterSearch, PERIODS } from './order-filter.ts'
import styles from './orders.module.css'

interface OrderToolsProps {
  readonly filter: OrderFilter
  readonly counted: Pick<ResultOf<typeof listOrders>, 'counts' | 'countsMore' | 'movingMore'> | undefined
}

const NAMES = Object.keys(PERIODS) as PeriodName[]
/** Of these only the newest are counted. */
const OVER: readonly string[] = ['done', 'cancelled']

/** Narrows the list by step, period and words. */
export function OrderTools({ filter, counted }: OrderToolsProps) {
  const [search, setSearch] = useSearchParams()
  const find = (form: FormData) => setSearch(filterSearch(search, { q: String(form.get('q') ?? '').trim() || null }))
  const days = (form: FormData) =>
    setSearch(filterSearch(search, { from: String(form.get('from')) || null, to: String(form.get('to')) || null }))
  return (
    <>
      <nav className={styles.strip} aria-label="최근 세 달 단계별 주문">
        {ORDER_STEPS.map((name) => (
          <Link
            key={name}
            to={{ search: filterSearch(search, { step: filter.step === name ? null : name }) }}
            preventScrollReset
            aria-current={filter.step === name ? 'true' : undefined}
          >
            <b>
              {counted?.counts[name] ?? 0}
              {(OVER.includes(name) ? counted?.countsMore : counted?.movingMore && counted.counts[name] > 0) && '+'}
            </b>
            {ORDER_STEP_NAMES[name]}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <Chips
          label="기간"
          named
          links={NAMES.map((name) => ({
            to: filterSearch(search, { period: name === 'all' ? null : name, from: null, to: null }) || '?',
            label: PERIODS[name],
            current: filter.period === name,
          }))}
        />
        <form role="search" action={find} className={styles.find} key={filter.q ?? ''}>
          <Input
            type="search"
            name="q"
            aria-label="주문번호나 제목"
            placeholder="주문번호나 제목"
            defaultValue={filter.q}
          />
          <Button size="sm" type="submit">
            찾기
          </Button>
        </form>
      </div>
      {filter.period === 'own' && (
        <form action={days} className={styles.days}>
          <Field label="시작일">
            {(control) => <Input {...control} type="date" name="from" defaultValue={filter.from} />}
          </Field>
          <Field label="종료일">
            {(control) => <Input {...control} type="date" name="to" defaultValue={filter.to} />}
          </Field>
          <Button size="sm" type="submit">
            조회
          </Button>
        </form>
      )}
    </>
  )
}
