import { useSearchParams } from 'react-router'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { ClosingDay } from './closing-day.tsx'
import { ClosingMonth } from './closing-month.tsx'
import styles from './closing.module.css'

type View = 'day' | 'month'

/** 마감: what the gateway, the bank, the books and the orders say of a day, and the month that is closed with its days. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  // The gateway settles a day once it is over.
  const yesterday = seoulDay(new Date(useNow().getTime() - DAY_MS))
  const view: View = search.get('month') ? 'month' : 'day'
  const day = search.get('day') ?? yesterday
  const month = search.get('month') ?? day.slice(0, 7)
  return (
    <AdminPage
      title="마감"
      lead="결제사 정산과 은행 내역을 장부와 주문에 겹쳐 봅니다. 어긋난 것이 없거나 이유를 적으면 마감할 수 있습니다."
      actions={
        <Field label={view === 'day' ? '날짜' : '달'}>
          {(control) => (
            <Input
              {...control}
              className={styles.when}
              type={view === 'day' ? 'date' : 'month'}
              value={view === 'day' ? day : month}
              max={view === 'day' ? seoulDay(new Date()) : seoulDay(new Date()).slice(0, 7)}
              onChange={({ target }) => target.value && setSearch({ [view]: target.value })}
            />
          )}
        </Field>
      }
    >
      <Tabs<View>
        label="보기"
        value={view}
        onChange={(next) => setSearch(next === 'day' ? { day } : { month })}
        tabs={[
          { value: 'day', label: '일 마감' },
          { value: 'month', label: '월 마감' },
        ]}
      >
        {view === 'day' ? <ClosingDay key={day} day={day} /> : <ClosingMonth key={month} month={month} />}
      </Tabs>
    </AdminPage>
  )
}
