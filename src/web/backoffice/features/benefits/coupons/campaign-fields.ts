import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { CampaignForm, createCampaign } from '#/contract/benefits/staff-coupons.contract.ts'

type Typed = BodyInputOf<typeof createCampaign>

/** What a part of the form is handed. */
export interface CampaignFieldsProps {
  readonly form: Pick<UseFormReturn<Typed, unknown, CampaignForm>, 'register' | 'watch' | 'setValue'> & {
    readonly errorOf: (name: FieldPath<Typed>) => string | undefined
  }
}

/** An empty field says that nothing is meant. */
export const EMPTY_IS_NONE = { setValueAs: (typed: string | number | null) => (typed === '' ? null : typed) }

export const NUMBER = { type: 'text', inputMode: 'numeric' } as const
