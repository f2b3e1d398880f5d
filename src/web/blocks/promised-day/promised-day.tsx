import { useQuery } from '@tanstack/react-query'
import { askPromise } from './ask-promise.ts'

interface PromisedDayProps {
  readonly workingDays: number
  /** What nobody looks at before it is printed waits for the payment alone. */
  readonly withProof?: boolean
}

/** When a job ordered now leaves, in one line; nothing until the shop's calendar is there. */
export function PromisedDay({ workingDays, withProof = true }: PromisedDayProps) {
  const { data: promise } = useQuery({
    queryKey: ['promised-day', workingDays],
    queryFn: () => askPromise(workingDays),
  })
  if (!promise) return null
  return (
    <>
      {withProof ? `지금 주문하고 ${promise.confirmBy}까지 시안을 확정하면` : `${promise.confirmBy}까지 결제하면`}{' '}
      <b>{promise.leaves} 출고</b>
    </>
  )
}
