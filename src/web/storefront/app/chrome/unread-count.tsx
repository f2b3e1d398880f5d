import { useQuery } from '@tanstack/react-query'
import { countNotifications } from '#/contract/people/notifications.contract.ts'
import { call } from '#/web/api/call.ts'
import { NOTIFICATIONS_KEY } from '#/web/api/notifications-key.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './site-header.module.css'

const MOST_SHOWN = 99

/** How many notices the member has not read. Comes with the data client, after the page itself. */
export const UnreadCount = () => (
  <QueryProvider>
    <Count />
  </QueryProvider>
)

function Count() {
  const { data } = useQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'count'],
    queryFn: ({ signal }) => call(countNotifications, { signal, errors: 'throw' }),
  })
  if (!data?.unread) return null
  return (
    <span className={styles.unread}>
      <VisuallyHidden>읽지 않은 알림 </VisuallyHidden>
      {data.unread > MOST_SHOWN ? `${MOST_SHOWN}+` : data.unread}
      <VisuallyHidden>건</VisuallyHidden>
    </span>
  )
}
