import { COATINGS } from './coatings.data.ts'
import type { ChoiceChanges } from './choice-changes.ts'
import { finishesWith } from './finishes-with.ts'
import { bindingsWith, foldsWith } from './bindings-with.ts'
import { NO_CHANGES, papersWith } from './paper-catalogue.ts'
import type { PaperChanges } from './paper-catalogue.ts'

export interface ClosableChoice {
  /** Catalogue id; no two tables share one (`closable-choices.test.ts`). */
  readonly id: string
  readonly group: '종이' | '제본' | '코팅' | '접지' | '후가공'
  readonly name: string
}

const rows = (
  group: ClosableChoice['group'],
  entries: readonly { readonly id: string; readonly name: string }[],
): readonly ClosableChoice[] => entries.map(({ id, name }) => ({ id, group, name }))

/** What a version has otherwise than the opening catalogue. */
interface Changes {
  readonly paperChanges?: Pick<PaperChanges, 'papers'> | undefined
  readonly choiceChanges?: ChoiceChanges | undefined
}

/** Everything that the shop can stop selling for a while; going without coating is not a thing that runs out. */
export const closableChoices = ({
  paperChanges = NO_CHANGES,
  choiceChanges,
}: Changes = {}): readonly ClosableChoice[] => [
  ...rows('종이', papersWith(paperChanges)),
  ...rows('제본', bindingsWith(choiceChanges)),
  ...rows(
    '코팅',
    COATINGS.filter(({ id }) => id !== 'none'),
  ),
  ...rows('접지', foldsWith(choiceChanges)),
  ...rows('후가공', finishesWith(choiceChanges)),
]

export const findClosable = (id: string, changes?: Changes): ClosableChoice | undefined =>
  closableChoices(changes).find((choice) => choice.id === id)
