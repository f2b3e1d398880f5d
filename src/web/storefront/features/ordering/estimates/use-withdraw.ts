import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withdrawEstimate } from '#/contract/ordering/estimates.contract.ts'
import { call } from '#/web/api/call.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { toast } from '#/web/ui/toasts.ts'

/** Takes an estimate back once the customer has said so. */
export function useWithdraw(number: string) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEstimate, { params: { number } }),
    onSuccess: () => toast('견적을 취소했습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: ESTIMATES_KEY }),
  })
  const ask = async () => {
    const body = `${number}의 금액으로는 더 주문할 수 없습니다. 견적서는 기록으로 남습니다.`
    if (await confirmDialog({ title: '이 견적을 취소할까요?', body, ok: '견적 취소', destructive: true }))
      withdraw.mutate()
  }
  return { busy: withdraw.isPending, ask }
}
