import { useState } from 'react'
import { Stack } from '#/web/ui/stack.tsx'
import { useLoaderData } from 'react-router'
import { MOST_VISITORS } from '#/contract/support/reservations.contract.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { VISIT_PURPOSES, VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { cancelUntil } from '#/domain/visits/visit-slots.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { MyVisits } from './my-visits.tsx'
import type { loader } from './reservation.loader.ts'
import { SlotChoice } from './slot-choice.tsx'
import { useBooking } from './use-booking.ts'
import { VisitCalendar } from './visit-calendar.tsx'
import { VisitOrder } from './visit-order.tsx'
import { VisitPhone } from './visit-phone.tsx'
import { VisitTicket } from './visit-ticket.tsx'
import styles from './booking.module.css'

const PEOPLE = Array.from({ length: MOST_VISITORS }, (_, at) => at + 1)

/** Purpose, day, hour and who comes; the ticket beside it fills meanwhile. */
export function Booking() {
  const { address, cancelHours } = useLoaderData<typeof loader>()
  const form = useBooking()
  const { register, watch, errorOf, failure, busy, send } = form
  const { purpose, day, hour, people, name, orderNumber } = watch()
  const chosenHour = hour === '' ? null : Number(hour)
  const visit = {
    day: day || null,
    hour: chosenHour,
    purpose: purpose ?? null,
    people: Number(people) || 1,
    name,
    orderNumber: orderNumber || null,
  }
  return (
    <form noValidate onSubmit={send}>
      <LiveFieldset className={styles.columns} aria-label="방문 예약">
        <Stack gap={6}>
          <fieldset className={styles.purposes}>
            <legend>무엇을 하러 오시나요</legend>
            <div>
              {VISIT_PURPOSES.map((value) => (
                <label key={value}>
                  <input type="radio" value={value} {...register('purpose')} />
                  {VISIT_PURPOSE_TEXTS[value].name}
                  <small>{VISIT_PURPOSE_TEXTS[value].note}</small>
                </label>
              ))}
            </div>
          </fieldset>
          {errorOf('purpose') && <p role="alert">{errorOf('purpose')}</p>}
          <When form={form} day={day} hour={chosenHour} />
          <Who form={form} />
        </Stack>
        <VisitTicket visit={visit} address={address} rule={ruleOf(day, chosenHour, cancelHours)}>
          <div className={styles.failure}>
            <FormFailure message={failure ?? missing(errorOf('day'), errorOf('hour'))} />
          </div>
          <Button type="submit" variant="primary" block busy={busy}>
            {purpose && VISIT_PURPOSE_TEXTS[purpose].asksFirst ? '방문 신청' : '예약하기'}
          </Button>
          <MyVisits />
        </VisitTicket>
      </LiveFieldset>
    </form>
  )
}

type BookingForm = ReturnType<typeof useBooking>

const missing = (day: string | undefined, hour: string | undefined): string | null =>
  day ? '방문하실 날을 골라 주세요.' : hour ? '방문하실 시각을 골라 주세요.' : null

function ruleOf(day: string, hour: number | null, cancelHours: number): string {
  const until =
    day && hour !== null
      ? `${koreanMoment(cancelUntil({ cancelHours }, day, hour))}까지`
      : `방문 ${cancelHours}시간 전까지`
  return `${until} 문자로 보내 드리는 링크에서 로그인 없이 바꾸거나 취소하실 수 있어요. 하루 전에 다시 알려 드립니다.`
}

interface WhenProps {
  readonly form: BookingForm
  readonly day: string
  readonly hour: number | null
}

function When({ form: { setValue }, day, hour }: WhenProps) {
  const { days, today, seats } = useLoaderData<typeof loader>()
  const chosen = days.find((candidate) => candidate.day === day)
  return (
    <>
      <VisitCalendar
        days={days}
        today={today}
        chosen={day || null}
        onChoose={(next) => {
          setValue('day', next, { shouldValidate: true })
          setValue('hour', '')
        }}
      />
      {chosen && (
        <SlotChoice
          day={chosen}
          seats={seats}
          chosen={hour}
          onChoose={(next) => setValue('hour', String(next), { shouldValidate: true })}
        />
      )}
    </>
  )
}

function Who({ form }: { readonly form: BookingForm }) {
  const { register, setValue, errorOf, watch, ownPhone, isMember } = form
  const [own] = useState(() => ownPhone)
  const purpose = watch('purpose')
  const isWanted = purpose ? VISIT_PURPOSE_TEXTS[purpose].wantsOrder === true : false
  return (
    <section className={styles.who} aria-labelledby="who">
      <h2 id="who">누가 오시나요</h2>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" maxLength={50} />}
      </Field>
      <Field label="인원" error={errorOf('people')}>
        {(control) => (
          <Select {...control} {...register('people')}>
            {PEOPLE.map((count) => (
              <option key={count} value={count}>
                {count}명
              </option>
            ))}
          </Select>
        )}
      </Field>
      <VisitPhone
        own={ownPhone || own}
        error={errorOf('phone') && '휴대전화 번호를 인증해 주세요.'}
        onPhone={(phone, ticket) => {
          setValue('phone', phone, { shouldValidate: phone !== '' })
          setValue('ticket', ticket)
        }}
      />
      <VisitOrder
        isMember={isMember}
        isWanted={isWanted}
        label={purpose === 'press-check' ? '감리할 주문' : '주문번호'}
        value={watch('orderNumber') ?? ''}
        error={errorOf('orderNumber')}
        onChange={(orderNumber) => setValue('orderNumber', orderNumber)}
      />
      <div className={styles.wide}>
        <Field label="미리 알려 주실 것" error={errorOf('memo')} optional>
          {(control) => (
            <Textarea
              {...control}
              {...register('memo')}
              rows={3}
              maxLength={500}
              placeholder="예: 표지 먹 농도를 보고 싶어요"
            />
          )}
        </Field>
      </div>
    </section>
  )
}
