import { memo, useMemo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { OptionSection, OptionValue, SectionId } from '#/domain/catalog/options/option-model.ts'
import type { Copies } from '#/domain/print/units.ts'
import { SectionView } from './section-view.tsx'
import type { Settled } from './use-deltas.ts'
import { useDeltas } from './use-deltas.ts'

interface OptionGroupProps {
  readonly id: SectionId
  /** Its choices for a job; null when the job has none of them. */
  readonly make: (spec: JobSpec, wanted: JobSpec) => OptionSection | null
  /** The job its choices are shown for: the newest where the hand is, the settled one elsewhere. */
  readonly spec: JobSpec
  readonly wanted: JobSpec
  readonly settled: Settled
  readonly copiesStops: readonly Copies[]
  /** Makes the choice; the Korean reason when it cannot be made. */
  readonly onChange: (id: SectionId, controlId: string, value: OptionValue) => string | null
}

/** One group of choices with their differences, worked out by itself: between two of them a phone may answer a touch. */
export const OptionGroup = memo(function OptionGroup({
  id,
  make,
  spec,
  wanted,
  settled,
  copiesStops,
  onChange,
}: OptionGroupProps) {
  const before = useMemo(() => make(settled.spec, settled.wanted), [make, settled.spec, settled.wanted])
  const section = useMemo(
    () => (spec === settled.spec ? before : make(spec, wanted)),
    [make, spec, wanted, settled.spec, before],
  )
  const deltas = useDeltas(before, settled)
  if (!section) return null
  return (
    <SectionView
      section={section}
      deltas={deltas}
      copiesStops={copiesStops}
      onChange={(controlId, value) => onChange(id, controlId, value)}
    />
  )
})
