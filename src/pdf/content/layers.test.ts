import { describe, expect, it } from 'vitest'
import { drawInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const MEMO = '10 0 R'
const ART = '11 0 R'
const BOX = '0 g 50 50 100 100 re f'

interface File {
  readonly memo?: string
  readonly config?: string
  readonly membership?: string
}

/** A square on the layer Memo, or under the condition of a membership. */
const layered = ({ memo = '', config = '', membership }: File) =>
  onePage(
    {
      content: `/OC /${membership ? 'M' : 'L'} BDC ${BOX} EMC`,
      resources: `/Properties << /L ${MEMO} /M 12 0 R >>`,
    },
    [`<< /Type /OCG /Name (Memo) ${memo} >>`, '<< /Type /OCG /Name (Art) >>', `<< /Type /OCMD ${membership ?? ''} >>`],
    `/OCProperties << /OCGs [${MEMO} ${ART}] /D << ${config} >> >>`,
  )
const AS = (event: string) => `/AS [<< /Event /${event} /OCGs [${MEMO}] /Category [/${event}] >>]`
const USE = (event: string, state: string) => `/Usage << /${event} << /${event}State /${state} >> >>`

async function seen(file: File) {
  const bytes = layered(file)
  const facts = await factsIn(bytes)
  const { rgba, width } = await drawInNode(bytes)
  const drawn = rgba[((595 - 100) * width + 100) * 4] === 0
  const { hiddenLayers: hidden, screenOnlyLayers: screen, printOnlyLayers: print } = facts
  return { prints: facts.pages[0]?.marks !== null, drawn, hidden, screen, print }
}
const ALIKE = { screen: [], print: [] }

describe('a layer prints', () => {
  it.each<[string, File]>([
    ['by default', {}],
    ['whatever it says of printing, when the file does not ask', { memo: USE('Print', 'OFF') }],
    ['when it is on in a file that begins with all off', { config: `/BaseState /OFF /ON [${MEMO} ${ART}]` }],
    ['when it is made for another purpose', { memo: '/Intent /Design', config: `/OFF [${MEMO}]` }],
  ])('%s', async (_, file) => {
    expect(await seen(file)).toEqual({ prints: true, drawn: true, hidden: [], ...ALIKE })
  })

  it('on paper alone, and that is told', async () => {
    const file = { memo: USE('Print', 'ON'), config: `/OFF [${MEMO}] ${AS('Print')}` }
    expect(await seen(file)).toEqual({ prints: true, drawn: false, hidden: [], screen: [], print: ['Memo'] })
  })
})

describe('a layer does not print', () => {
  it.each<[string, File]>([
    ['when it is off', { config: `/OFF [${MEMO}]` }],
    ['when all begin off', { config: `/BaseState /OFF /ON [${ART}]` }],
  ])('%s', async (_, file) => {
    expect(await seen(file)).toMatchObject({ prints: false, drawn: false, ...ALIKE })
  })

  it('when it says so and the file asks, though a screen shows it; and that is told', async () => {
    const file = { memo: USE('Print', 'OFF'), config: AS('Print') }
    expect(await seen(file)).toEqual({ prints: false, drawn: true, hidden: ['Memo'], screen: ['Memo'], print: [] })
  })
})

it('tells where only our own drawing leaves a layer out', async () => {
  expect(await seen({ memo: USE('View', 'OFF') })).toEqual({
    prints: true,
    drawn: false,
    hidden: [],
    screen: [],
    print: ['Memo'],
  })
})

describe('a condition on layers', () => {
  const off = `/OFF [${MEMO}]`
  it.each([
    [`[/Not ${MEMO}]`, true],
    [`[/And ${ART} [/Not ${MEMO}]]`, true],
    [`[/Or ${MEMO} [/Not ${ART}]]`, false],
    [`[/And ${ART} ${MEMO}]`, false],
  ])('%s is read as the engine reads it', async (condition, prints) => {
    expect(await seen({ config: off, membership: `/VE ${condition} /OCGs [${MEMO}]` })).toMatchObject({
      prints,
      drawn: prints,
    })
  })

  it('that makes no sense leaves the decision to the list of layers', async () => {
    expect((await seen({ config: off, membership: `/VE [/Perhaps ${MEMO}] /OCGs [${MEMO}]` })).prints).toBe(false)
    expect((await seen({ config: off, membership: '/OCGs [null]' })).prints).toBe(true)
  })
})
