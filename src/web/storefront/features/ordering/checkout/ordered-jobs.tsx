import { useQueries } from '@tanstack/react-query'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { JobName } from '#/web/blocks/job-title/job-name.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'

/** The jobs of orders that were just paid, each with its own picture. Says nothing while it cannot be read. */
export function OrderedJobs({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  const orders = useQueries({
    queries: orderNumbers.map((orderNumber) => ({
      queryKey: ['order', orderNumber],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(readOrder, { params: { orderNumber }, signal, errors: 'throw' }),
    })),
  })
  const lines = orders.flatMap(({ data }) => data?.lines ?? [])
  if (lines.length === 0) return null
  return (
    <RowList aria-label="주문하신 작업">
      {lines.map((line) => (
        <Row key={line.id} picture={<JobPicture line={line} size={56} />}>
          <JobName job={line} />
        </Row>
      ))}
    </RowList>
  )
}
