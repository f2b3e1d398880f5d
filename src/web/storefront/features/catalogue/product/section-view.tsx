import { memo } from 'react'
import type { OptionControl, OptionSection, OptionValue } from '#/domain/catalog/options/option-model.ts'
import type { Copies } from '#/domain/print/units.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { AmountControlView } from './amount-control.tsx'
import { ChoiceControlView } from './choice-control.tsx'
import styles from './option-layout.module.css'
import { PaperControlView } from './paper-control.tsx'
import { SizeControlView } from './size-control.tsx'
import type { Deltas } from './use-deltas.ts'

const SectionGuides = latePart(async () => (await import('./section-guides.tsx')).SectionGuides)

/** They are those of the group, whatever is chosen in it. */
const Guides = memo(
  ({ section }: Pick<SectionViewProps, 'section'>) => <SectionGuides section={section} />,
  (before, after) => before.section.id === after.section.id,
)

interface SectionViewProps {
  readonly section: OptionSection
  readonly deltas: Deltas
  readonly copiesStops: readonly Copies[]
  /** Makes the choice; the Korean reason when it cannot be made. */
  readonly onChange: (controlId: string, value: OptionValue) => string | null
}

/** One group of the option page: its name at the left, its controls at the right. */
export function SectionView({ section, deltas, copiesStops, onChange }: SectionViewProps) {
  return (
    <section className={styles.section} aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`}>
        {section.title}
        <small>{section.hint}</small>
      </h2>
      <div className={styles.controls}>
        {section.controls.map((control) => (
          <div key={control.id} className={styles.control}>
            {hasOwnName(control) || section.controls.length === 1 ? null : (
              <p className={styles.name}>{control.label}</p>
            )}
            <ControlView
              control={control}
              alone={isNamedBySection(section, control)}
              deltas={deltas}
              copiesStops={copiesStops}
              onChange={onChange}
            />
          </div>
        ))}
        <Guides section={section} />
      </div>
    </section>
  )
}

const hasOwnName = (control: OptionControl) => control.kind !== 'stepper'
/** 「크기 고르기」 under 판형 would say the same twice. */
const isNamedBySection = (section: OptionSection, control: OptionControl) =>
  section.controls[0] === control && control.label.endsWith('고르기')

interface ControlViewProps extends Omit<SectionViewProps, 'section'> {
  readonly control: OptionControl
  readonly alone: boolean
}

function ControlView({ control, alone, deltas, copiesStops, onChange }: ControlViewProps) {
  switch (control.kind) {
    case 'papers':
      return <PaperControlView control={control} deltas={deltas} onChoose={onChange} />
    case 'stepper':
      return (
        <AmountControlView
          control={control}
          onAmount={onChange}
          {...(control.id === 'copies' ? { stops: copiesStops } : {})}
        />
      )
    case 'size':
      return <SizeControlView control={control} onSize={onChange} />
    default:
      return <ChoiceControlView control={control} alone={alone} deltas={deltas} onChoose={onChange} />
  }
}
