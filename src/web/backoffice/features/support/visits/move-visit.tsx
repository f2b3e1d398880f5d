import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeskVisit, moveVisitByDesk } from '#/contract/support/staff-reservations.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useAskAgain, useDeskDay } from './use-desk-day.ts'

interface MoveVisitProps {
  readonly visit: DeskVisit
  readonly onClose: () => void
}

/** 시간 옮기기: another day and hour with a free seat, told to the customer. */
export function MoveVisit({ visit, onClose }: MoveVisitProps) {
  const askAgain = useAskAgain()
  const [day, setDay] = useState(visit.day)
  const [hour, setHour] = useState('')
  const there = useDeskDay(day)
  const move = useMutation({
    mutationFn: () =>
      call(moveVisitByDesk, {
        params: { id: visit.id },
        body: { day, hour: Number(hour), from: { day: visit.day, hour: visit.hour } },
        errors: 'throw',
      }),
    onSuccess: (moved) => {
      toast(`${visit.name} 님을 ${koreanDay(moved.day)} ${hourText(moved.hour)}로 옮겼습니다. 문자로 알려 드립니다.`)
      onClose()
    },
    onSettled: askAgain,
  })
  const seats = there.data?.settings.seats ?? 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${visit.name} 님 시간 옮기기`}
      actions={
        <Button type="submit" form="move-visit" variant="primary" busy={move.isPending} disabled={hour === ''}>
          옮기기
        </Button>
      }
    >
      <p>
        지금은 {koreanDay(visit.day)} {hourText(visit.hour)}입니다. 옮기면 손님께 문자로 알려 드립니다.
      </p>
      <AdminForm
        id="move-visit"
        aria-label="시간 옮기기"
        onSubmit={(event) => {
          event.preventDefault()
          move.mutate()
        }}
      >
        <Field label="옮길 날" required>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={there.data?.today}
              value={day}
              onChange={(event) => {
                if (!event.target.value) return
                setDay(event.target.value)
                setHour('')
              }}
            />
          )}
        </Field>
        <Field label="옮길 시각" required>
          {(control) => (
            <Select {...control} value={hour} onChange={(event) => setHour(event.target.value)}>
              <option value="">{there.isPending ? '불러오는 중' : '골라 주세요'}</option>
              {there.data?.slots.map((slot) => (
                <option
                  key={slot.hour}
                  value={slot.hour}
                  disabled={!slot.open || slot.taken >= seats || (day === visit.day && slot.hour === visit.hour)}
                >
                  {hourText(slot.hour)} {slot.open ? `${Math.max(0, seats - slot.taken)}자리` : '예약받지 않음'}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {move.isError && (
          <Note tone="bad" role="alert">
            {move.error.message}
          </Note>
        )}
      </AdminForm>
    </Dialog>
  )
}
