import { useQuery } from '@tanstack/react-query'
import { askPromise } from './ask-promise.ts'

/** When a job ordered now leaves, in one line; nothing until the shop's calendar is there. */
export function PromisedDay({ workingDays }: { readonly workingDays: number }) {
  const { data: promise } = useQuery({
    queryKey: ['promised-day', workingDays],
    queryFn: () => askPromise(workingDays),
  })
  if (!promise) return null
  return (
    <>
      지금 주문하고 {promise.confirmBy}까지 시안을 확정하면 {promise.leaves} 출고
    </>
  )
}
