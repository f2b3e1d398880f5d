import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CalendarChange, changeDays, previewChange } from '#/contract/calendar/staff-calendar.contract.ts'
import { call, newIdempotencyKey } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'
import { CALENDAR_KEY } from './use-year.ts'

/** First what it would move, then the change itself. */
export function useChange(change: CalendarChange, onSaved: () => void) {
  const client = useQueryClient()
  const key = useRef('')
  const preview = useMutation({ mutationFn: () => call(previewChange, { body: change, errors: 'throw' }) })
  const save = useMutation({
    mutationFn: () => call(changeDays, { body: change, idempotencyKey: key.current, errors: 'throw' }),
    onSuccess: async ({ count }) => {
      toast(count > 0 ? `저장하고 출고예정일 ${count}건을 옮겼습니다.` : '저장했습니다. 옮겨진 출고예정일은 없습니다.')
      await client.invalidateQueries({ queryKey: CALENDAR_KEY })
      onSaved()
    },
  })
  const start = () => {
    // What is previewed now is another intent than what was previewed before.
    key.current = newIdempotencyKey()
    save.reset()
    preview.mutate()
  }
  return { preview, save, start }
}
