import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listMessages, sendMessageAgain, settleMessage } from '#/contract/people/messages.contract.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'

export type Shown = 'failed' | 'all'
const KEY = 'staff-messages'

export const useMessages = (show: Shown) =>
  useInfiniteQuery({
    queryKey: [KEY, show],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { query: { show, ...(pageParam ? { before: pageParam } : {}) }, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** What a person does about a message that did not arrive. */
export function useMessageActs(messageId: string) {
  const client = useQueryClient()
  const done = (words: string) => {
    toast(words)
    return client.invalidateQueries({ queryKey: [KEY] })
  }
  const params = { messageId }
  return {
    again: useMutation({
      mutationFn: () => call(sendMessageAgain, { params }),
      onSuccess: () => done('다시 보냈습니다.'),
    }),
    settle: useMutation({
      mutationFn: () => call(settleMessage, { params }),
      onSuccess: () => done('목록에서 내렸습니다.'),
    }),
  }
}
