import { useCallback, useMemo, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { OptionContext, OptionValue, SectionId } from '#/domain/catalog/options/option-model.ts'
import { SECTION_IDS, optionSection } from '#/domain/catalog/options/option-sections.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Pricer } from '#/web/blocks/price-panel/pricer.ts'
import type { Job } from './use-job.ts'
import { useSettled } from './use-deltas.ts'

interface GroupsOptions {
  readonly job: Job
  readonly closed: OptionContext['closed']
  readonly total: Krw | null
  readonly pricer: Pricer
}

interface Touches {
  readonly count: number
  readonly last: Readonly<Partial<Record<SectionId, number>>>
}

/**
 * The groups of choices. Where a choice is made it is shown at once, with the new price; the other groups, some of whose
 * choices it may have opened or closed, follow a frame later.
 */
export function useGroups({ job: { spec, wanted, change }, closed, total, pricer }: GroupsOptions) {
  const [touches, setTouches] = useState<Touches>({ count: 0, last: {} })
  const settled = useSettled({ spec, wanted, total, pricer, count: touches.count })
  const context = useMemo(() => ({ closed, unpriced: pricer.unpriced, catalogue: pricer.catalogue }), [closed, pricer])
  const makers = useMemo(
    () =>
      SECTION_IDS.map((id) => ({
        id,
        make: (of: JobSpec, chosen: JobSpec) => optionSection(id, of, { ...context, wanted: chosen }),
      })),
    [context],
  )
  const onChange = useCallback(
    (id: SectionId, controlId: string, value: OptionValue) => {
      const problem = change(controlId, value, context)
      if (problem === null) setTouches(({ count, last }) => ({ count: count + 1, last: { ...last, [id]: count + 1 } }))
      return problem
    },
    [change, context],
  )
  const groups = makers.map((maker) => {
    const isNewer = (touches.last[maker.id] ?? 0) > settled.count
    const shown = isNewer ? { spec, wanted } : { spec: settled.spec, wanted: settled.wanted }
    return { ...maker, ...shown, settled, onChange }
  })
  return { groups, onChange }
}
