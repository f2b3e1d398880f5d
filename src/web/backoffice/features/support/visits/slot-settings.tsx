import { bodyOf } from '#/contract/endpoint.ts'
import { changeVisitSettings } from '#/contract/support/staff-reservations.contract.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { CheckTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type DeskDay, useAskAgain } from './use-desk-day.ts'

const HOURS = Array.from({ length: 16 }, (_, at) => 6 + at).map((hour) => ({
  value: String(hour),
  label: hourText(hour),
}))

const NUMBERS = [
  ['seats', '한 시간에 받을 팀', '팀'],
  ['bookHours', '예약 마감: 방문 몇 시간 전', '시간'],
  ['cancelHours', '취소 마감: 방문 몇 시간 전', '시간'],
  ['daysAhead', '며칠 앞까지 받나', '일'],
] as const

/** Which hours are offered, how many visits each takes, and until when. */
export function SlotSettings({ settings }: { readonly settings: DeskDay['settings'] }) {
  const askAgain = useAskAgain()
  const { register, watch, setValue, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(changeVisitSettings),
    values: settings,
    submit: async (body) => {
      const saved = await call(changeVisitSettings, { body, errors: 'throw' })
      setValue('seen', saved.seen)
      toast('예약 설정을 저장했습니다. 이미 받은 예약은 그대로입니다.')
      await askAgain()
    },
  })
  return (
    <Section title="예약받는 시간">
      <AdminForm wide onSubmit={send}>
        <CheckTiles
          legend="예약받는 시각"
          columns={4}
          choices={HOURS}
          values={watch('hours').map(String)}
          onChange={(hours) => setValue('hours', hours.map(Number))}
        />
        {NUMBERS.map(([name, label, unit]) => (
          <Field key={name} label={label} required error={errorOf(name)}>
            {(control) => <Input {...control} {...register(name)} inputMode="numeric" unit={unit} />}
          </Field>
        ))}
        <FormFailure message={failure ?? errorOf('hours') ?? null} />
        <Button type="submit" busy={busy}>
          저장
        </Button>
      </AdminForm>
    </Section>
  )
}
