import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { ALL_OPEN } from '#/domain/catalog/options/option-model.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import { SECTION_IDS, optionSection } from '#/domain/catalog/options/option-sections.ts'
import type { BookPurpose } from './guided-purposes.data.ts'

export const GUIDED_STEPS = ['쓰임새', '크기', '종이', '제본', '파일'] as const

/** Controls of the option page that each step asks; the first is the purpose, which has none of its own. */
const ASKED: readonly (readonly string[])[] = [
  [],
  ['trim', 'size', 'body.pages'],
  ['body.paper', 'body.colour', 'cover.paper', 'cover.coating'],
  ['binding', 'bindingSide'],
  ['copies'],
]

export const specFor = ({ choices }: BookPurpose, catalogue: PaperCatalogue): JobSpec =>
  choices.reduce(
    (spec, [controlId, value]) => choose(spec, controlId, value, { closed: {}, catalogue }),
    withStocks(defaultSpec('D413'), catalogue),
  )

/** The groups of the option page, each made with only what the step asks. */
export const groupsOfStep = (step: number, catalogue: PaperCatalogue) =>
  SECTION_IDS.map((id) => ({
    id,
    make: (spec: JobSpec, wanted = spec) => asked(optionSection(id, spec, { ...ALL_OPEN, catalogue, wanted }), step),
  }))

function asked(section: OptionSection | null, step: number): OptionSection | null {
  const controls = section?.controls.filter(({ id }) => ASKED[step]?.includes(id)) ?? []
  return section && controls.length > 0 ? { ...section, controls } : null
}
