import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#/contract/endpoint.ts'
import { type CalendarChange, changeDays, previewChange } from '#/contract/production/staff-calendar.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { CALENDAR_KEY } from './use-year.ts'

/** First what it would move, then the change itself. */
export function useChange(onSaved: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const preview = useMutation({ mutationFn: (body: CalendarChange) => call(previewChange, { body, errors: 'throw' }) })
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof changeDays>) =>
      once(body, (idempotencyKey) => call(changeDays, { body, idempotencyKey, errors: 'throw' })),
    onSuccess: async ({ count }) => {
      toast(count > 0 ? `저장하고 출고예정일 ${count}건을 옮겼습니다.` : '저장했습니다. 옮겨진 출고예정일은 없습니다.')
      await client.invalidateQueries({ queryKey: CALENDAR_KEY })
      onSaved()
    },
    // Refused, the year behind the dialog shows what a colleague wrote down meanwhile.
    onError: () => client.invalidateQueries({ queryKey: CALENDAR_KEY }),
  })
  return { preview, save }
}
