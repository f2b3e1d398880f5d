import { bodyOf } from '#/contract/endpoint.ts'
import { takeVisit } from '#/contract/support/staff-reservations.contract.ts'
import { VISIT_PURPOSE_TEXTS, VISIT_PURPOSES } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type DeskDay, useAskAgain } from './use-desk-day.ts'

interface TakeVisitProps {
  readonly day: string
  readonly slots: DeskDay['slots']
  readonly seats: number
}

/** A visit that somebody asks for by telephone. */
export function TakeVisit({ day, slots, seats }: TakeVisitProps) {
  const askAgain = useAskAgain()
  const once = useIdempotencyKey()
  const first = slots.find(({ open, taken }) => open && taken < seats)
  const { register, send, reset, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(takeVisit),
    values: {
      day,
      hour: first ? String(first.hour) : '',
      purpose: 'consult' as const,
      people: '1',
      name: '',
      phone: '',
      orderNumber: '',
      memo: '',
    },
    submit: async (body) => {
      try {
        const visit = await once(body, (idempotencyKey) => call(takeVisit, { body, idempotencyKey, errors: 'throw' }))
        toast(`${visit.name} 님 ${hourText(visit.hour)} 예약을 적었습니다. 문자로 알려 드립니다.`)
        reset()
      } finally {
        await askAgain()
      }
    },
  })
  return (
    <Section title="전화로 받은 예약">
      <AdminForm wide onSubmit={send}>
        <Field label="시각" required error={errorOf('hour')}>
          {(control) => (
            <Select {...control} {...register('hour')}>
              <option value="">골라 주세요</option>
              {slots.map(({ hour, taken, open }) => (
                <option key={hour} value={hour} disabled={!open || taken >= seats}>
                  {hourText(hour)} {open ? `${Math.max(0, seats - taken)}자리` : '막음'}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="목적" required error={errorOf('purpose')}>
          {(control) => (
            <Select {...control} {...register('purpose')}>
              {VISIT_PURPOSES.map((purpose) => (
                <option key={purpose} value={purpose}>
                  {VISIT_PURPOSE_TEXTS[purpose].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="이름" required error={errorOf('name')}>
          {(control) => <Input {...control} {...register('name')} maxLength={50} />}
        </Field>
        <Field label="휴대전화" required error={errorOf('phone')}>
          {(control) => <Input {...control} {...register('phone')} inputMode="tel" />}
        </Field>
        <Field label="인원" error={errorOf('people')}>
          {(control) => <Input {...control} {...register('people')} inputMode="numeric" unit="명" />}
        </Field>
        <Field label="주문번호" optional error={errorOf('orderNumber')}>
          {(control) => <Input {...control} {...register('orderNumber')} maxLength={30} />}
        </Field>
        <Field label="메모" optional error={errorOf('memo')}>
          {(control) => <Input {...control} {...register('memo')} maxLength={500} />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" busy={busy}>
          예약 적기
        </Button>
      </AdminForm>
    </Section>
  )
}
