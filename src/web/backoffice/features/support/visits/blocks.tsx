import { useMutation } from '@tanstack/react-query'
import { blockVisits, unblockVisits } from '#/contract/support/staff-reservations.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type DeskDay, useAskAgain } from './use-desk-day.ts'

interface BlocksProps {
  readonly day: string
  readonly slots: DeskDay['slots']
  readonly blocks: DeskDay['blocks']
}

const blockText = (day: string, hour: number | null) =>
  `${koreanDay(day)} ${hour === null ? '하루 종일' : hourText(hour)}`

/** Hours and days on which nobody can come though the shop works. */
export function Blocks({ day, slots, blocks }: BlocksProps) {
  const askAgain = useAskAgain()
  const open = useMutation({
    mutationFn: (id: string) => call(unblockVisits, { params: { id } }),
    onSettled: askAgain,
  })
  const { register, setValue, send, resetField, errorOf, failure, busy, watch } = useApiForm({
    schema: bodyOf(blockVisits),
    values: { day, hour: null as string | number | null, reason: '' },
    submit: async (body) => {
      try {
        const { conflicts } = await call(blockVisits, { body, errors: 'throw' })
        toast(conflicts > 0 ? `막았습니다. 겹치는 예약 ${conflicts}건을 옮겨 주세요.` : '막았습니다.')
        resetField('reason')
      } finally {
        await askAgain()
      }
    },
  })
  return (
    <Section title="막아 둔 시간">
      <RowList>
        {blocks.map((block) => (
          <Row
            key={block.id}
            end={
              <Button size="sm" busy={open.isPending} onClick={() => open.mutate(block.id)}>
                다시 열기
              </Button>
            }
          >
            <b>{blockText(block.day, block.hour)}</b> {block.reason}
          </Row>
        ))}
      </RowList>
      <AdminForm wide onSubmit={send}>
        <Field label={`${koreanDay(day)}에 막을 시각`} error={errorOf('hour')}>
          {(control) => (
            <Select
              {...control}
              value={watch('hour') ?? ''}
              onChange={({ target }) => setValue('hour', target.value === '' ? null : target.value)}
            >
              <option value="">하루 종일</option>
              {slots.map(({ hour }) => (
                <option key={hour} value={hour}>
                  {hourText(hour)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="사유" required error={errorOf('reason')}>
          {(control) => <Input {...control} {...register('reason')} maxLength={60} placeholder="예: 기계 정비" />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" busy={busy}>
          막기
        </Button>
      </AdminForm>
    </Section>
  )
}
