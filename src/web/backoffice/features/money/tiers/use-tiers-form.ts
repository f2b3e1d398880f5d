import { formatCount } from '#/lib/format-count.ts'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { type PlanShown, TierForm, writeTiers } from '#/contract/money/tiers.contract.ts'
import { text } from '#/contract/text.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { toast } from '#/web/ui/toasts.ts'

export const TIERS_KEY = ['tiers-desk'] as const

/** A list of grades as it stands in the form: figures with commas. */
interface TypedPlan {
  months: string
  keepMonths: string
  tiers: { name: string; from: string; rate: string }[]
}

const figure = (typed: string): string => typed.replaceAll(/[\s,원%]/g, '')

/** What is sent. Text that is no figure goes as it is, so that the contract says what is wrong with it. */
const planTyped = ({ months, keepMonths, tiers }: TypedPlan): BodyInputOf<typeof writeTiers>['plan'] => ({
  months: months === '6' ? 6 : 12,
  keepMonths: figure(keepMonths),
  tiers: tiers.map(({ name, from, rate }) => ({
    name,
    from: figure(from),
    rate: figure(rate) === '' ? Number.NaN : Number(figure(rate)),
  })),
})

const typedPlan = ({ months, keepMonths, tiers }: PlanShown): TypedPlan => ({
  months: String(months),
  keepMonths: String(keepMonths),
  tiers: tiers.map(({ name, from, rate }) => ({ name, from: formatCount(from), rate: String(rate) })),
})

const Typed = z.object({
  plan: z.pipe(z.pipe(z.custom<TypedPlan>(), z.transform(planTyped)), TierForm),
  reason: text('바꾸는 까닭', { min: 2, max: 200 }),
})

export interface TiersFormProps {
  readonly plan: PlanShown
  /** 0: there is none yet. */
  readonly version: number
}

export function useTiersForm({ plan, version }: TiersFormProps) {
  const client = useQueryClient()
  return useApiForm({
    schema: Typed,
    values: { plan: typedPlan(plan), reason: '' },
    submit: async (body) => {
      client.setQueryData(TIERS_KEY, await call(writeTiers, { body: { base: version, ...body }, errors: 'throw' }))
      toast('등급을 저장했습니다. 회원의 등급을 다시 계산합니다.')
    },
  })
}

export type TiersFormState = ReturnType<typeof useTiersForm>
