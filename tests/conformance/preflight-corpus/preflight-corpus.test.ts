import { describe, expect, it } from 'vitest'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { COLOUR_CLEAN, COLOUR_DEFECTS } from './colour-cases.ts'
import { EDGE_CLEAN, EDGE_DEFECTS, EDGE_STOPPED, EDGE_TOLD, type Maker } from './edge-cases.ts'
import { FILE_CLEAN, FILE_DEFECTS } from './file-cases.ts'

/**
 * Files with one defect each, and files without, as two reviews of the preflight made them: the rule that is meant has to speak of
 * a defect, and nobody of a clean file.
 */
const DEFECTS = [...EDGE_DEFECTS, ...COLOUR_DEFECTS, ...FILE_DEFECTS]
const CLEAN = [...EDGE_CLEAN, ...COLOUR_CLEAN, ...FILE_CLEAN]

const caught = { files: 0, of: 0 }
const alarmed = { files: 0, of: 0 }

async function findingsOf(make: Maker, seed: number) {
  const { bytes, expectation } = await make(seededRandom(seed))
  const facts = await factsIn(bytes)
  return preflight(facts, expectation)
}

const rulesOf = async (make: Maker, seed: number): Promise<readonly string[]> =>
  (await findingsOf(make, seed)).map(({ ruleId }) => ruleId)

const seeds = (times: number) => Array.from({ length: times }, (_, index) => 17 * (index + 1))

describe('files with a defect', () => {
  it.each(DEFECTS)('%s: %s', async (_name, rule, times, make) => {
    for (const seed of seeds(times)) {
      caught.of++
      // oxlint-disable-next-line no-await-in-loop -- one engine reads them one after the other
      const rules = await rulesOf(make, seed)
      expect(rules).toContain(rule)
      caught.files++
    }
  })
})

describe('text at an edge', () => {
  it.each([
    ...EDGE_STOPPED.map(([name, rule, times, make]) => ['stops', name, rule, times, make] as const),
    ...EDGE_TOLD.map(([name, rule, times, make]) => ['tells', name, rule, times, make] as const),
  ])('%s %s: %s', async (does, _name, rule, times, make) => {
    for (const seed of seeds(times)) {
      // oxlint-disable-next-line no-await-in-loop -- one engine reads them one after the other
      const found = (await findingsOf(make, seed)).filter(({ ruleId }) => ruleId === rule)
      expect(found.map(({ severity }) => severity)).toEqual([does === 'stops' ? 'block' : 'warn'])
      expect(found[0]?.box).not.toBeNull()
    }
  })
})

describe('clean files', () => {
  it.each(CLEAN)('%s', async (_name, times, make) => {
    for (const seed of seeds(times)) {
      alarmed.of++
      // oxlint-disable-next-line no-await-in-loop -- likewise
      const rules = await rulesOf(make, seed)
      if (rules.length > 0) alarmed.files++
      expect(rules).toEqual([])
    }
  })
})

it('is as large as the reviews were, and larger', () => {
  console.log(
    `preflight corpus: ${caught.files} of ${caught.of} defects caught, ${alarmed.files} of ${alarmed.of} clean files alarmed`,
  )
  expect(caught.of).toBeGreaterThanOrEqual(120)
  expect(alarmed.of).toBeGreaterThanOrEqual(45)
})
