import { useEffect, useState } from 'react'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import {
  ALL_OPEN,
  type OptionContext,
  type OptionControl,
  type OptionValue,
} from '#/domain/catalog/options/option-model.ts'
import { optionSection } from '#/domain/catalog/options/option-sections.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { call } from '#/web/api/call.ts'

/** What has a cover that opens flat or a place where it folds; a plain sheet needs no template. */
const WITH_TEMPLATE: readonly string[] = ['D413', 'D303', 'D813', 'C413', 'D302']
export const TEMPLATE_PRODUCTS = PRODUCT_KINDS.filter(({ code }) => WITH_TEMPLATE.includes(code))

const SECTIONS = ['trim', 'binding', 'body', 'cover', 'sheet'] as const
/** All on which the measures of a template depend. */
const ASKED = [
  'trim',
  'size',
  'binding',
  'body.pages',
  'body.paper',
  'cover.paper',
  'cover.wings',
  'sheet.paper',
  'sheet.fold',
]

export interface TemplateJob {
  readonly spec: JobSpec
  /** Why the last choice was not taken. */
  readonly refusal: string | null
  readonly controls: readonly (OptionControl & { readonly section: string })[]
  readonly choose: (controlId: string, value: OptionValue) => void
  readonly chooseProduct: (code: string) => void
}

/** A job that is only as much as a template asks; what cannot be made leaves it as it was and says why. */
export function useTemplateJob(): TemplateJob {
  const [spec, setSpec] = useState(() => defaultSpec('D413'))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [context, setContext] = useState<OptionContext>(ALL_OPEN)
  useEffect(() => {
    call(currentTariff, { errors: 'throw' }).then(
      ({ tariff, closed }) => setContext({ closed, catalogue: catalogueOf(tariff) }),
      // Without the papers of today those of the opening list stand.
      () => undefined,
    )
  }, [])
  const controls = SECTIONS.flatMap((id) => {
    const section = optionSection(id, spec, context)
    return (section?.controls ?? [])
      .filter((control) => ASKED.includes(control.id))
      .map((control) => ({ ...control, section: section?.title ?? '' }))
  })
  return {
    spec,
    refusal,
    controls,
    choose: (controlId, value) => {
      const next = attempt(spec, controlId, value, context)
      setRefusal(next.ok ? null : next.error)
      if (next.ok) setSpec(next.value)
    },
    chooseProduct: (code) => {
      const kind = TEMPLATE_PRODUCTS.find((one) => one.code === code)
      if (!kind) return
      setSpec(defaultSpec(kind.code))
      setRefusal(null)
    },
  }
}
