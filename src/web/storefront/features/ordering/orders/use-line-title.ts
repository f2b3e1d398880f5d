import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeLineTitle } from '#/contract/ordering/change-order.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { askTitle } from '#/web/blocks/job-title/ask-title.ts'
import { toast } from '#/web/ui/toasts.ts'

type Line = OrderDetail['lines'][number]

/** Another name for an ordered job; all that shows the order is read anew. */
export function useLineTitle(orderNumber: string, line: Line) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (title: string | null) =>
      call(changeLineTitle, { params: { orderNumber, lineId: line.id }, body: { title } }),
    onSuccess: () => toast('작업명을 바꿨습니다.'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['order', orderNumber] }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ]),
  })
  const rename = async () => {
    const asked = await askTitle(line)
    if (asked) change.mutate(asked.title)
  }
  return { busy: change.isPending, rename }
}
