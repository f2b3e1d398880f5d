import { useEffect, useState } from 'react'
import type { DispatchPromise } from '#/domain/calendar/dispatch-promise.ts'
import { whenOnline } from '#/web/ui/online.ts'
import styles from './job-ticket.module.css'

const WORDS_KEPT_FRESH_MS = 60_000

/** When the job leaves. The server's page is kept for everyone, so the day is said once the reader's own clock is there. */
export function TicketDue({ workingDays }: { readonly workingDays: number }) {
  const promise = useDispatchPromise(workingDays)
  return (
    <p className={styles.due}>
      <span>{promise ? `지금 주문하고 ${promise.confirmBy}까지 확정하면` : '시안을 확정하고'}</span>
      {/* Another element, not other words in it: the day takes the place of the days, and moves nothing. */}
      <b key={promise ? 'day' : 'days'}>{promise ? `${promise.leaves} 출고` : `영업일 ${workingDays}일 뒤 출고`}</b>
    </p>
  )
}

function useDispatchPromise(workingDays: number): DispatchPromise | null {
  const [promise, setPromise] = useState<DispatchPromise | null>(null)
  useEffect(() => {
    let current = true
    const say = async () => {
      const { askPromise } = await whenOnline(() => import('#/web/blocks/promised-day/ask-promise.ts'))
      const told = await askPromise(workingDays)
      if (current) setPromise(told)
    }
    void say()
    const timer = setInterval(() => void say(), WORDS_KEPT_FRESH_MS)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [workingDays])
  return promise
}
