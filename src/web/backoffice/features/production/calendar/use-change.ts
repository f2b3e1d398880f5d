import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarChange, changeDays, previewChange } from '#/contract/production/staff-calendar.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { CALENDAR_KEY } from './use-year.ts'

/** First what it would move, then the change itself. */
export function useChange(change: CalendarChange, onSaved: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const preview = useMutation({ mutationFn: () => call(previewChange, { body: change, errors: 'throw' }) })
  const save = useMutation({
    mutationFn: () =>
      once(change, (idempotencyKey) => call(changeDays, { body: change, idempotencyKey, errors: 'throw' })),
    onSuccess: async ({ count }) => {
      toast(count > 0 ? `저장하고 출고예정일 ${count}건을 옮겼습니다.` : '저장했습니다. 옮겨진 출고예정일은 없습니다.')
      await client.invalidateQueries({ queryKey: CALENDAR_KEY })
      onSaved()
    },
  })
  const start = () => {
    save.reset()
    preview.mutate()
  }
  return { preview, save, start }
}
