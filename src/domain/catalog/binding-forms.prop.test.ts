import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { solidOfSpec } from '#/domain/drawing/solid-of-spec.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { coverTemplate } from '#/domain/print/cover-template.ts'
import type { BindingForm } from '#/domain/print/print-job.ts'
import { resourceSets } from '#/domain/ticket/resource-sets.ts'
import { bindingIntent } from '#/domain/ticket/binding-intent.ts'
import { BINDINGS } from './bindings.data.ts'
import { geometryOf } from './geometry-of.ts'
import type { JobSpec } from './job-spec.ts'
import { BOOK } from './kinds/book.data.ts'
import { plainEndpaper } from './kinds/parts.ts'
import { PAPERS } from './lookup.ts'

type Row = { -readonly [Key in keyof BindingForm]: BindingForm[Key] }
type Changes = Pick<Row, 'glue' | 'board' | 'joints' | 'tolerance' | 'milling'>

const originals = new Map(BINDINGS.map((row) => [row.id, { ...row }]))
/** The table with other figures: whoever has a figure of its own does not follow. */
const reset = () => {
  for (const row of BINDINGS) Object.assign(row, originals.get(row.id))
}
afterEach(reset)

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const figures = fc.record({
  glue: tenths(0, 2),
  board: fc.record({
    thickness: tenths(1, 4),
    gsmPerMm: fc.constant(700),
    overhang: tenths(2, 5),
    turnIn: tenths(12, 25),
  }),
  joint: tenths(4, 12),
  tolerance: tenths(0.2, 3),
  milling: tenths(1, 3),
})

const jobs = fc
  .record({
    binding: fc.constantFrom(...BINDINGS.map(({ id }) => id)),
    body: fc.constantFrom(...PAPERS),
    cover: fc.constantFrom(...PAPERS),
    pages: fc.integer({ min: 4, max: 100 }).map((fours) => fours * 4),
    bindingSide: fc.constantFrom('left' as const, 'right' as const),
    endpaper: fc.boolean(),
    figures,
  })
  .map(({ binding, body, cover, pages, bindingSide, endpaper, figures: own }) => {
    const parts = BOOK.defaults.parts.map((part) =>
      part.role === 'cover' ? { ...part, paper: cover.id } : { ...part, paper: body.id, pages },
    )
    const spec: JobSpec = {
      ...BOOK.defaults,
      binding,
      bindingSide,
      parts: endpaper ? [...parts, plainEndpaper('mink-white-120')] : parts,
    }
    return { spec, body, cover, pages, own }
  })

function change(id: string, own: Partial<Changes>): Row {
  const row = BINDINGS.find((found) => found.id === id)
  if (!row) throw new Error(`no binding ${id}`)
  return Object.assign(row, own) as Row
}

const ticketText = (spec: JobSpec) =>
  JSON.stringify([
    bindingIntent(spec, geometryOf(spec), ['a', 'b']),
    resourceSets(
      {
        jobId: 'a',
        orderNumber: 'a',
        title: 'a',
        spec,
        spine: null,
        dueAt: null,
        madeAt: new Date(0),
        files: [],
        sheets: [],
        drops: [],
      },
      'a',
      (id) => id,
    ),
  ])
const points = (text: string, key: string) =>
  (Number(new RegExp(`"${key}":"?([\\d.]+)`, 'u').exec(text)?.[1]) * 25.4) / 72

describe('제본 표 하나에서 모두 나옵니다', () => {
  it('책등, 표지 틀, 그림, 지시서, 무게, 검사, 터잡기가 표의 수를 따릅니다', () => {
    fc.assert(
      fc.property(jobs, ({ spec, body, cover, pages, own }) => {
        reset()
        const id = spec.binding ?? ''
        const before = originals.get(id)
        if (!before) throw new Error('no row')
        const row = change(id, {
          ...(before.style === 'perfect' || before.style === 'hard' ? { glue: own.glue } : {}),
          ...(before.board ? { board: own.board } : {}),
          ...(before.joints.length > 0 ? { joints: [{ upTo: Number.POSITIVE_INFINITY, width: own.joint }] } : {}),
          ...(before.tolerance.least > 0 ? { tolerance: { least: own.tolerance, share: 0 } } : {}),
          ...(before.milling > 0 ? { milling: own.milling } : {}),
        })
        const geometry = geometryOf(spec)
        const end = spec.parts.some(({ role }) => role === 'endpaper') ? paperThickness(spec) : 0
        const block = (pages / 2) * (body.caliper / 1000)
        const spine = spineBy(row, block, end)
        if (spine === null) {
          expect([geometry.spine, geometry.spineTolerance]).toEqual([null, 0])
          return
        }
        expect(geometry.spine).toBeCloseTo(spine, 3)
        expect(expectationOf(spec, 'cover', null)?.spine).toBeCloseTo(spine, 3)
        const [sheet] = coverTemplate(geometry) ?? []
        expect(sheet?.panels.find(({ label }) => label === '책등')?.width).toBeCloseTo(spine, 3)
        expect(sheet?.tolerance).toBe(own.tolerance)
        expect(sheet?.bands.map(({ width }) => width)).toEqual([2 * own.tolerance, 2 * own.tolerance])
        const at = geometry.cover?.panels ?? { spine: 0, front: 0 }
        for (const score of [at.spine - own.joint, at.front + own.joint])
          expect(geometry.cover?.scores.some((found) => Math.abs(found - score) < 0.002)).toBe(true)
        const solid = solidOfSpec(spec)
        const boards = row.board?.thickness ?? 0
        expect(solid).toMatchObject({ joint: own.joint, board: { thickness: boards } })
        if (solid.shape === 'bound') expect(solid.thickness).toBeCloseTo(Math.max(0.5, spine - 2 * boards), 3)
        const ticket = ticketText(spec)
        if (row.board) expect(points(ticket, 'Thickness')).toBeCloseTo(boards, 2)
        if (row.milling > 0) expect(points(ticket, 'MillingDepth')).toBeCloseTo(own.milling, 2)
        else expect(ticket).not.toContain('MillingDepth')
        expect(boardWeight(spec)).toBeCloseTo(weightOfBoards(row, spec, spine), -1)
        if (cover.gsm < 400) expect(geometry.leafRoom[spec.bindingSide]).toBe(row.milling)
      }),
      { numRuns: 400 },
    )
  })

  it('갈아 내는 만큼 접은 선에서 띄워 앉힙니다', () => {
    const gapOf = (milling: number): string => {
      change('perfect', { milling })
      return imposeJob({ ...BOOK.defaults }, 'offset-dedicated', { inner: 200 })[0]?.plan.notes.join() ?? ''
    }
    expect(gapOf(1.5)).toContain('1.5 mm를 갈아')
    expect(gapOf(2.5)).toContain('2.5 mm를 갈아')
  })
})

function paperThickness(spec: JobSpec): number {
  const part = spec.parts.find(({ role }) => role === 'endpaper')
  const paper = PAPERS.find(({ id }) => id === part?.paper)
  return ((part?.pages ?? 0) / 2) * ((paper?.caliper ?? 0) / 1000)
}

function spineBy(row: BindingForm, block: number, endpapers: number): number | null {
  if (row.style === 'perfect') return block + endpapers + row.glue
  if (row.style !== 'hard' || !row.board) return null
  return Math.max(row.spine.min, Math.ceil(Math.round(block * 1000) / 1000) + 2 * row.board.thickness + row.glue)
}

/** What the boards add: the same job with boards of no weight is lighter by them. */
function boardWeight(spec: JobSpec): number {
  const row = BINDINGS.find(({ id }) => id === spec.binding)
  if (!row?.board) return 0
  const heavy = geometryOf(spec).copyWeight
  const { board } = row
  change(row.id, { board: { ...board, gsmPerMm: 0 } })
  const light = geometryOf(spec).copyWeight
  change(row.id, { board })
  return heavy - light
}

function weightOfBoards({ board, joints }: BindingForm, { trim }: JobSpec, spine: number): number {
  if (!board) return 0
  const width = 2 * (trim.width + 2 * board.overhang - (joints[0]?.width ?? 0)) + spine
  return (width * (trim.height + 2 * board.overhang) * board.thickness * board.gsmPerMm) / 1_000_000
}
