import fs from 'node:fs'
import { expect, it } from 'vitest'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { drawFile } from '#/domain/designs/draw-design.ts'
import type { Design } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { trimsFor } from '#/domain/designs/design-fields.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { FIRST_COVERS } from '#/server/features/files/designs/first-covers.data.ts'
import { FIRST_INNERS } from '#/server/features/files/designs/first-inners.data.ts'
import { drawDesignPdf } from './draw-design-pdf.ts'

const font = (name: string) => new Uint8Array(fs.readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)))
const fonts = { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') }

async function findingsOf(design: Design, values: DesignValues, spec: JobSpec) {
  const file = drawFile(design, values, spec)
  const expectation = expectationOf(spec, design.kind, null)
  if (!file || !expectation) throw new Error(`no ${design.kind} in ${JSON.stringify(spec)}`)
  const facts = await factsIn(await drawDesignPdf(file, design.title, fonts))
  return { facts, found: preflight(facts, expectation).map(({ ruleId, title }) => `${ruleId}: ${title}`) }
}

const job = (spec: JobSpec, ...changes: readonly (readonly [string, OptionValue])[]) =>
  changes.reduce((before, [control, value]) => {
    const after = choose(before, control, value)
    if (after === before) throw new Error(`${control} ${String(value)} cannot be chosen`)
    return after
  }, spec)

const book = defaultSpec('D413')
const BOOKS: readonly (readonly [string, JobSpec])[] = [
  ['무선', book],
  ['얇은 무선', job(book, ['body.pages', 24])],
  ['날개', job(book, ['cover.wings', 80])],
  ['양장', job(book, ['binding', 'hard'])],
  ['중철', job(book, ['body.pages', 32], ['binding', 'saddle'])],
  ['트윈링', job(book, ['binding', 'twin-ring'])],
  ['오른쪽 제본', job(book, ['bindingSide', 'right'])],
  ['안쪽도 인쇄', job(book, ['cover.ink', '4-4'])],
]
/** One of each template. */
const IDEAS = FIRST_COVERS.filter(
  (design, at) => FIRST_COVERS.findIndex(({ template }) => template === design.template) === at,
)
const MINUTES = 180_000
const LONG: Partial<DesignValues> = {
  title: '아주 길어서 한 줄에는 다 들어가지 않는 책의 제목을 마흔 자까지 적어 봅니다',
  subtitle: '부제도 길게 적어서 두 줄이 넘어가면 어떻게 되는지 예순 자까지 채워서 눈으로 살펴봅니다 그리고 더',
  author: '지은이가 여러 사람이라 이름이 길어진 경우입니다',
  back: '뒤표지 글입니다. '.repeat(20),
}

it.each(BOOKS)(
  '모든 표지 디자인의 인쇄 파일은 우리 검사에 걸리지 않습니다: %s',
  async (_, spec) => {
    for (const design of IDEAS) {
      const { found } = await findingsOf(design, design.values, spec)
      expect([design.id, found]).toEqual([design.id, []])
    }
  },
  MINUTES,
)

it(
  '긴 글도 재단선과 접는 선 안쪽에 앉습니다',
  async () => {
    for (const design of IDEAS) {
      const { found } = await findingsOf(design, { ...design.values, ...LONG }, book)
      expect([design.id, found]).toEqual([design.id, []])
    }
  },
  MINUTES,
)

it(
  '모든 디자인이 만든 상품과 크기에서 됩니다',
  async () => {
    for (const [at, design] of [...FIRST_COVERS, ...FIRST_INNERS].entries()) {
      for (const product of design.products) expect(trimsFor(design, product)).not.toEqual([])
      const product = design.products[at % design.products.length] ?? 'D413'
      const trims = trimsFor(design, product)
      const trim = trims[at % trims.length]
      const sized = choose(defaultSpec(product), 'trim', trim?.id ?? '')
      const { found } = await findingsOf(design, design.values, choose(sized, 'body.pages', 48))
      expect([design.id, product, trim?.id, found]).toEqual([design.id, product, trim?.id, []])
    }
  },
  MINUTES,
)

it(
  '표지 너비는 쪽수와 종이가 만든 책등을 따릅니다',
  async () => {
    const [design] = FIRST_COVERS
    const thick = job(book, ['body.pages', 400])
    for (const spec of design ? [book, thick] : []) {
      const { facts } = await findingsOf(design as Design, (design as Design).values, spec)
      expect(facts.pages[0]?.trim?.width).toBeCloseTo(2 * 148 + (geometryOf(spec).spine ?? 0), 1)
    }
  },
  MINUTES,
)

it(
  '내지는 주문한 쪽수만큼이고, 같은 쪽은 한 번만 저장합니다',
  async () => {
    const [design] = FIRST_INNERS
    if (!design) throw new Error('no inner')
    const { facts, found } = await findingsOf(design, design.values, book)
    expect([facts.pageCount, found]).toEqual([200, []])
    const pdf = await drawDesignPdf(drawFile(design, design.values, book) ?? { pages: [], order: [] }, '내지', fonts)
    expect(pdf.length).toBeLessThan(200_000)
  },
  MINUTES,
)
