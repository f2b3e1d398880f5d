import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findPaper } from '#/domain/catalog/lookup.ts'
import type { CutLine } from '#/domain/imposition/cutting-list.ts'
import type { FilePlan } from '#/domain/imposition/impose-job.ts'
import type { GangPosition, Grain, ImpositionPlan, PressForm, Scheme, WorkStyle } from '#/domain/imposition/plan.ts'
import { formatCount } from '#/lib/format-count.ts'
import { boardSize } from '#/domain/print/cover-flat.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import type { WorkOrderSection } from '#/pdf/work-order/draw-work-order.ts'

const FILES = { inner: '내지', cover: '표지', insert: '간지', sheet: '인쇄물' } as const
const SCHEMES: Readonly<Record<Scheme, string>> = {
  saddle: '중철 대수',
  signatures: '접지 대수',
  leaves: '낱장, 잘라 쌓기',
  flat: '펼친 면 그대로',
  gang: '합판',
}
export const STYLES: Readonly<Record<WorkStyle, string>> = {
  simplex: '단면',
  sheetwise: '앞뒤 다른 판',
  'work-and-turn': '앞뒤 같은 판(돌려찍기)',
}
const GRAINS: Readonly<Record<Grain, string>> = {
  long: '긴 변과 나란히 (종목)',
  short: '짧은 변과 나란히 (횡목)',
}
/** A long run of equal sheets is said in one line. */
const MOST_FORMS = 24

const row = (label: string, value: string) => ({ label, value })
const sheetsText = (sheets: number) => `정매 ${formatCount(sheets)}장 (여분지 별도)`

/** Some sheets are called by their size, which is not said twice. */
export const pressSheetText = ({ press, sheet }: Pick<ImpositionPlan, 'press' | 'sheet'>): string =>
  / × /u.test(press.name) ? `${press.name} mm` : `${press.name} ${formatSize(sheet)}`

/** One run over a press: what lies on which sheets of which paper. */
export function planSection(spec: JobSpec, { file, pages, plan }: FilePlan): WorkOrderSection {
  const groups = alike(plan.forms)
  const shown = groups.slice(0, MOST_FORMS)
  const hidden = groups.slice(MOST_FORMS).reduce((sum, { forms }) => sum + forms.length, 0)
  const papers = spec.parts.filter(({ id }) => plan.partIds.includes(id)).map((part) => findPaper(part)?.name)
  const grains = [...new Set(plan.forms.map(({ grain }) => grain))]
  return {
    title: `${FILES[file]} 조판 (${plan.partIds.join(', ')})`,
    rows: [
      ...(pages === null ? [] : [row('쪽', pages)]),
      row('종이', [...new Set(papers)].join(', ')),
      row('인쇄 종이', pressSheetText(plan)),
      ...grains.flatMap((grain) => (grain === null ? [] : [row('종이 결', GRAINS[grain])])),
      row('재단 크기', formatSize(plan.trim)),
      row('방식', SCHEMES[plan.scheme]),
      ...shown.map(({ label, forms: [form] }) => row(label, form ? formText(form) : '')),
      ...(hidden > 0 ? [row('', `나머지 ${hidden}판도 같습니다.`)] : []),
      row('인쇄 종이 합계', sheetsText(plan.forms.reduce((sum, { sheets }) => sum + sheets, 0))),
      ...plan.forms.flatMap(({ positions }) => (positions ?? []).map(positionRow)),
      ...plan.notes.map((note) => row('', note)),
    ],
  }
}

interface Alike {
  readonly label: string
  readonly forms: readonly PressForm[]
}

/** Neighbouring forms that are run alike stand in one line: `1–12번 판`, `1–6대 16쪽`. */
function alike(forms: readonly PressForm[]): readonly Alike[] {
  const groups: PressForm[][] = []
  for (const form of forms) {
    const group = groups.at(-1)
    if (group?.[0] && formKey(group[0]) === formKey(form)) group.push(form)
    else groups.push([form])
  }
  return groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return { label: '', forms: group }
    const label = group.length === 1 ? first.label : first.label.replace(/^\d+/u, `${first.number}–${last.number}`)
    return { label, forms: group }
  })
}

const formKey = ({ label, workStyle, copiesPerSheet, sheets }: PressForm): string =>
  [label.replace(/^\d+/u, ''), workStyle, copiesPerSheet, sheets].join()

const formText = ({ workStyle, copiesPerSheet, sheets }: PressForm): string =>
  `${STYLES[workStyle]}, 한 장에 ${copiesPerSheet}벌, 판마다 ${sheetsText(sheets)}`

const positionRow = ({ name, places, ordered, made }: GangPosition) =>
  row(name, `${places}자리, 주문 ${formatCount(ordered)}장, 나오는 수 ${formatCount(made)}장`)

/** The two boards of a case and the strip in its back. */
function boardRows({ job, trim, cover }: JobGeometry, copies: number): WorkOrderSection['rows'] {
  const board = job.binding?.board
  if (!board || !cover) return []
  const side = boardSize(trim, board, cover.joint)
  const strip = { width: cover.spine, height: side.height }
  return [
    row('판지', `두께 ${formatMm(board.thickness)} mm, ${formatSize(side)}로 잘라 ${formatCount(2 * copies)}장 (앞뒤)`),
    row(
      '등판지',
      `같은 판지, ${formatSize(strip)}로 잘라 ${formatCount(copies)}장, 판지와 ${formatMm(cover.joint)} mm 띄웁니다`,
    ),
  ]
}

/** What is cut and not printed; null when the job has none. */
export function cuttingSection(
  lines: readonly CutLine[],
  geometry: JobGeometry,
  copies: number,
): WorkOrderSection | null {
  const boards = boardRows(geometry, copies)
  if (lines.length + boards.length === 0) return null
  return {
    title: '재단 목록 (인쇄하지 않는 것)',
    rows: [
      ...boards,
      ...lines.flatMap((line) => [
        row(
          line.name,
          `${line.paper}, ${formatMm(line.size.width)} × ${formatMm(line.size.height)} mm로 잘라 ${formatCount(line.pieces)}장${
            line.folded ? ', 가운데를 한 번 접습니다' : ''
          }`,
        ),
        row(
          `${line.name} 수량`,
          `한 권에 ${line.perCopy}장, ${line.sheet} 한 장에서 ${line.perSheet}장, ${sheetsText(line.sheets)}, 결은 ${GRAINS[line.grain]}`,
        ),
      ]),
    ],
  }
}
