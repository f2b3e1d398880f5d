import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ResultOf } from '#/contract/endpoint.ts'
import {
  FeesForm,
  type FeesVersion,
  type readDeliveryFees,
  writeDeliveryFees,
} from '#/contract/opening/delivery-fees.contract.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { toast } from '#/web/ui/toasts.ts'
import { feesTyped, type TypedFees, typedFees } from './typed-fees.ts'

const Typed = z.object({
  fromDay: day('적용하는 날'),
  fees: z.pipe(z.pipe(z.custom<TypedFees>(), z.transform(feesTyped)), FeesForm),
})

export interface FeesFormProps {
  readonly versions: ResultOf<typeof readDeliveryFees>
  /** The last one that was written; what is saved comes after it. */
  readonly newest: FeesVersion
}

/** The form begins with the last version that was not taken back. */
export function useFeesForm({ versions: { today, items }, newest }: FeesFormProps) {
  const client = useQueryClient()
  const last = items.find(({ standing }) => standing !== 'never') ?? newest
  return useApiForm({
    schema: Typed,
    values: { fromDay: today, fees: typedFees(last.fees) },
    submit: async ({ fromDay, fees }) => {
      const answer = await call(writeDeliveryFees, { body: { base: newest.version, fromDay, fees }, errors: 'throw' })
      toast(fromDay > answer.today ? '배송비를 예약했습니다.' : '배송비를 바꿨습니다.')
      client.setQueryData(['delivery-fees'], answer)
      await client.invalidateQueries({ queryKey: ['shop'] })
    },
  })
}

export interface FeesPart {
  readonly form: ReturnType<typeof useFeesForm>
}
