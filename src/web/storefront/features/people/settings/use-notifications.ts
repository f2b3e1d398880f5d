import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listNotifications, readAllNotifications, readNotification } from '#/contract/people/notifications.contract.ts'
import { NOTIFICATIONS_KEY } from '#/web/api/notifications-key.ts'
import { call } from '#/web/api/call.ts'

export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam ? { before: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** Marking as read; the count in the head follows. */
export function useReading() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
  const one = useMutation({
    mutationFn: (notificationId: string) => call(readNotification, { params: { notificationId } }),
    onSuccess,
  })
  const all = useMutation({ mutationFn: () => call(readAllNotifications, {}), onSuccess })
  return { one, all }
}
