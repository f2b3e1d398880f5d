import { expect, it } from 'vitest'
import { NEW_SET, type BindingSet } from '#/domain/bindings/binding-set.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { bookPages } from '#/domain/bindings/plan-binding.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { handout } from '#tests/support/pdf/make-handouts.ts'
import { pdfText } from '#tests/support/pdf/pdf-text.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { filesToBlacken } from '#/domain/bindings/file-colour.ts'
import { joinPdf as join, type JoinPlan, JoinRefused } from './join-pdf.ts'

const joinPdf = (files: readonly Uint8Array[], plan: JoinPlan) =>
  join(files, plan, { inflate: nodeInflate, inks: nodeInkTools })

const a4 = { width: 210, height: 297 }
const file = (name: string, pages: number, change = {}) => ({
  fileId: name,
  name,
  bytes: 1000,
  pages,
  colourPages: 0,
  size: a4,
  fit: 'scale' as const,
  blankBack: true,
  colour: null,
  ...change,
})
const set: BindingSet = {
  ...NEW_SET,
  files: [
    file('개념', 5),
    file('문제', 4, { size: { width: 182, height: 257 }, colourPages: 1 }),
    file('해설', 3, { size: { width: 182, height: 257 }, fit: 'keep' }),
  ],
}
const planOf = (asked: BindingSet) => {
  const expectation = expectationOf(bindingSpec(asked), 'inner', null)
  if (!expectation) throw new Error('a book has an inner')
  return {
    title: '이차방정식',
    expectation,
    pages: bookPages(asked),
    fits: asked.files.map(({ fit }) => fit),
    black: filesToBlacken(asked),
  }
}

it('joins files in their order with blanks between, in the size of the book, as a file that passes its check', async () => {
  const files = [
    await handout({ pages: 5, word: '개념' }),
    await handout({ pages: 4, word: '문제', size: 'b5', coloured: 1 }),
    await handout({ pages: 3, word: '해설', size: 'b5' }),
  ]
  const plan = planOf(set)
  const joined = await joinPdf(files, plan)
  const facts = await factsIn(joined)
  expect(facts).toMatchObject({ problem: null, pageCount: 14 })
  expect(facts.pages.map(({ size }) => [Math.round(size.width), Math.round(size.height)])).toEqual(
    Array.from({ length: 14 }, () => [210, 297]),
  )
  expect(facts.pages.flatMap(({ number, addedBlank }) => (addedBlank ? [number] : []))).toEqual([6, 14])
  expect(facts.pages.filter(({ colour }) => colour === 'colour').map(({ number }) => number)).toEqual([7])
  const words = (await pdfText(joined)).split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  expect(words.filter((word) => word !== '')).toEqual([
    ...[1, 2, 3, 4, 5].map((page) => `개념 ${page}`),
    ...[1, 2, 3, 4].map((page) => `문제 ${page}`),
    ...[1, 2, 3].map((page) => `해설 ${page}`),
  ])
  // Larger by 115 %, or as it was.
  expect(facts.pages[6]?.smallestText?.sizePt).toBeCloseTo(14 * 1.154, 0)
  expect(facts.pages[10]?.smallestText?.sizePt).toBeCloseTo(14, 0)
  const findings = preflight(facts, plan.expectation)
  expect(findings.filter(({ severity }) => severity === 'block')).toEqual([])
})

it('says which file cannot be read', async () => {
  const plan = planOf(set)
  const good = await handout({ pages: 5 })
  const joining = joinPdf([good, new TextEncoder().encode('%PDF-1.7 nothing'), good], plan)
  await expect(joining).rejects.toMatchObject({ file: 1 })
  const short = joinPdf([good, await handout({ pages: 2 }), good], plan)
  await expect(short).rejects.toBeInstanceOf(JoinRefused)
})

it('prints one file in black beside another in colour, whatever its colours are said in', async () => {
  const screen = onePage({
    content: '1 0 0 rg 90 90 200 200 re f .2 .6 .1 RG 90 400 200 200 re S',
    entries: '/MediaBox [0 0 595.28 841.89]',
  })
  const files = [await handout({ pages: 2, coloured: 2 }), screen, await handout({ pages: 2, coloured: 1 })]
  const asked: BindingSet = {
    ...NEW_SET,
    files: [
      file('가', 2, { colourPages: 2, colour: 'black' }),
      file('나', 1, { colourPages: 1, colour: 'black' }),
      file('다', 2, { colourPages: 1 }),
    ],
  }
  const plan = planOf(asked)
  const facts = await factsIn(await joinPdf(files, plan))
  expect(facts.pages.map(({ colour }) => colour)).toEqual(['mono', 'mono', 'mono', 'none', 'colour', 'mono'])
  // What was coloured is grey now and not gone.
  expect(facts.pages[0]?.inkCoverage).toBeGreaterThan(30)
  expect(preflight(facts, plan.expectation).map(({ ruleId }) => ruleId)).not.toContain('colour-pages')
})

it('says which file’s colours it cannot make black', async () => {
  const mixed = onePage({
    content: '/Odd cs 1 scn 90 90 200 200 re f',
    resources: '/ColorSpace << /Odd [/Unheard /Of] >>',
    entries: '/MediaBox [0 0 595.28 841.89]',
  })
  const asked: BindingSet = {
    ...NEW_SET,
    files: [file('가', 2, { colourPages: 2 }), file('나', 1, { colourPages: 1, colour: 'black' })],
  }
  const joining = joinPdf([await handout({ pages: 2, coloured: 2 }), mixed], planOf(asked))
  await expect(joining).rejects.toMatchObject({ file: 1, reason: 'colours' })
})
