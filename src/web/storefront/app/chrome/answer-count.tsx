import { useQuery } from '@tanstack/react-query'
import { countUnread } from '#/contract/support/inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './answer-count.module.css'

/** Inquiries with an answer that was not read. Comes with the data client, after the page itself. */
export const AnswerCount = () => (
  <QueryProvider>
    <Count />
  </QueryProvider>
)

/** Stands under the key of inquiries: whatever is read or written in them makes it read again. */
function Count() {
  const { data } = useQuery({
    queryKey: ['inquiries', 'unread'],
    queryFn: ({ signal }) => call(countUnread, { signal, errors: 'throw' }),
    refetchInterval: 60_000,
  })
  if (!data?.unread) return null
  return (
    <span className={styles.count}>
      <VisuallyHidden>읽지 않은 답변 </VisuallyHidden>
      {data.unread}
      <VisuallyHidden>건</VisuallyHidden>
    </span>
  )
}
