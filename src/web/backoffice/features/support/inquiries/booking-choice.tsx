import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { listVisitDays } from '#/contract/support/reservations.contract.ts'
import { type answerInquiry, MOST_SLOTS } from '#/contract/support/staff-inquiries.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSE_TEXTS, VISIT_PURPOSES, type VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './answer-box.module.css'

export type BookingChoiceCard = Extract<BodyInputOf<typeof answerInquiry>['card'], { kind: 'booking' }>

interface BookingChoiceProps {
  readonly hasOrder: boolean
  readonly card: BookingChoiceCard | null
  readonly onChange: (card: BookingChoiceCard | null) => void
}

/** Times for a visit that go with the answer, chosen from what is free. */
export function BookingChoice(props: BookingChoiceProps) {
  const { card, onChange } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {card ? `방문 시간 ${card.slots.length}개 붙임` : '방문 시간 제안'}
      </Button>
      {card ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          제안 삭제
        </Button>
      ) : null}
      {open ? <Slots {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Slots({ hasOrder, card, onChange, onClose }: BookingChoiceProps & { readonly onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['visit-days'],
    queryFn: ({ signal }) => call(listVisitDays, { signal, errors: 'throw' }),
  })
  const [purpose, setPurpose] = useState<VisitPurpose>(card?.purpose ?? 'consult')
  const [chosen, setChosen] = useState<readonly string[]>(card?.slots.map(({ day, hour }) => `${day} ${hour}`) ?? [])
  const days = (data?.days ?? []).filter(({ slots }) => slots.some(({ free }) => free > 0))
  const toggle = (key: string, on: boolean) =>
    setChosen((before) => (on ? [...before, key] : before.filter((other) => other !== key)))
  const attach = () => {
    const slots = chosen.toSorted().map((key) => ({ day: key.slice(0, 10), hour: Number(key.slice(11)) }))
    onChange(slots.length > 0 ? { kind: 'booking', purpose, slots } : null)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="방문 시간 제안"
      actions={
        <Button variant="primary" disabled={chosen.length === 0} onClick={attach}>
          답변에 붙이기
        </Button>
      }
    >
      <Select
        aria-label="방문 목적"
        value={purpose}
        onChange={(event) => setPurpose(VISIT_PURPOSES.find((one) => one === event.target.value) ?? 'consult')}
      >
        {VISIT_PURPOSES.filter((one) => hasOrder || !VISIT_PURPOSE_TEXTS[one].wantsOrder).map((one) => (
          <option key={one} value={one}>
            {VISIT_PURPOSE_TEXTS[one].name}
          </option>
        ))}
      </Select>
      <Small tone="plain">{`${MOST_SLOTS}개까지 고르세요. 고객이 하나를 누르면 바로 예약됩니다.`}</Small>
      <div className={styles.slots}>
        {days.slice(0, 10).map(({ day, slots }) => (
          <fieldset key={day}>
            <legend>{koreanDay(day)}</legend>
            {slots
              .filter(({ free }) => free > 0)
              .map(({ hour }) => {
                const key = `${day} ${String(hour).padStart(2, '0')}`
                const on = chosen.includes(key)
                return (
                  <Checkbox
                    key={key}
                    label={hourText(hour)}
                    checked={on}
                    disabled={!on && chosen.length >= MOST_SLOTS}
                    onChange={(event) => toggle(key, event.target.checked)}
                  />
                )
              })}
          </fieldset>
        ))}
        {data && days.length === 0 ? <Small>비어 있는 시간이 없습니다.</Small> : null}
      </div>
    </Dialog>
  )
}
