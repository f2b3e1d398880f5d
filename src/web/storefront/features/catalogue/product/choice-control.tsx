import type { Choice, ChoiceControl } from '#/domain/catalog/options/option-model.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { unbroken } from '#/lib/unbroken.ts'
import { CheckTiles, RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { choiceNote } from './choice-note.ts'
import { ChoicePicture } from './choice-pictures.tsx'
import { deltaText } from './delta-text.ts'
import { SizePicture } from './size-picture.tsx'
import type { Deltas } from './use-deltas.ts'
import { deltaKey } from './use-deltas.ts'

interface ChoiceControlViewProps {
  readonly control: ChoiceControl
  /** The only control of its section: the section's title names it. */
  readonly alone: boolean
  readonly deltas: Deltas
  readonly onChoose: (controlId: string, choiceId: string) => void
}

/** Tiles, segments and checks of one control. */
export function ChoiceControlView({ control, alone, deltas, onChoose }: ChoiceControlViewProps) {
  const legend = alone ? <VisuallyHidden>{control.label}</VisuallyHidden> : control.label
  const largest = largestOf(control.choices)
  const choices = control.choices.map((choice) => ({
    value: choice.id,
    label: choice.label,
    note: choiceNote(choice),
    figure: figureOf(choice, deltas.get(deltaKey(control.id, choice.id))),
    picture:
      choice.size && largest ? (
        <SizePicture size={choice.size} largest={largest} chosen={choice.chosen} />
      ) : hasPictures(control) ? (
        <ChoicePicture controlId={control.id} choiceId={choice.id} />
      ) : null,
    refused: choice.chosen || !choice.disabledReason ? undefined : unbroken(choice.disabledReason),
  }))
  const shared = { legend, aside: control.hint, choices, columns: columnsFor(control), name: control.id }
  const chosen = control.choices.filter((choice) => choice.chosen).map((choice) => choice.id)
  if (control.kind !== 'checks')
    return <RadioTiles {...shared} value={chosen[0] ?? null} onChange={(id) => onChoose(control.id, id)} />
  const toggled = (next: readonly string[]) =>
    control.choices.find(({ id }) => chosen.includes(id) !== next.includes(id))?.id
  return (
    <CheckTiles
      {...shared}
      values={chosen}
      onChange={(next) => {
        const id = toggled(next)
        if (id !== undefined) onChoose(control.id, id)
      }}
    />
  )
}

/** Empty until the prices are there: the line keeps its room, so nothing moves when they come. */
const figureOf = ({ chosen, spec }: Choice, delta: Krw | undefined) =>
  chosen || !spec ? undefined : delta === undefined ? '' : deltaText(delta)

/** Bindings and folds are drawn above their names. */
const hasPictures = ({ id }: ChoiceControl) => id === 'binding' || id.endsWith('.fold')

function largestOf(choices: readonly Choice[]): SizeMm | null {
  const sizes = choices.flatMap((choice) => choice.size ?? [])
  if (sizes.length === 0) return null
  return { width: Math.max(...sizes.map((size) => size.width)), height: Math.max(...sizes.map((size) => size.height)) }
}

/** Two and four small choices fill a row evenly; the rest goes by threes. */
function columnsFor({ kind, choices }: ChoiceControl): number {
  if (kind === 'segments' && (choices.length === 2 || choices.length === 4)) return choices.length
  return 3
}
