import { formatCount } from '#/lib/format-count.ts'
import { openSize } from './open-size.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import { measuresOf } from './geometry-of.ts'
import { positionText } from './finish-position.ts'
import { EBOOK_WORDS, isEbook } from './ebook-job.ts'
import { isKit } from './kit-job.ts'
import type { FinishChoice, JobSpec, PartSpec } from './job-spec.ts'
import type { KindDefinition } from './kind-definition.ts'
import { kindOf, partDefinition } from './kinds.ts'
import { bindingOf, findCoating, findPaper, finishOf, foldOf } from './lookup.ts'
import { kindByCode } from './product-kinds.ts'
import { RUSH_NAME, sizeName } from './spec-summary.ts'

/** One line of a job as it stands on tickets, carts and papers. */
export interface SpecRow {
  readonly label: string
  readonly value: string
}

const PRODUCT = '상품'
const COPIES = '부수'
const SIDES = { left: '왼쪽', right: '오른쪽', top: '위쪽' } as const
const PRODUCTIONS = { auto: null, dedicated: '독판', ganged: '합판' } as const

/** The whole job in words, in reading order. */
export function specRows(spec: JobSpec): readonly SpecRow[] {
  if (isEbook(spec))
    return [
      { label: PRODUCT, value: kindByCode(spec.product).name },
      { label: '받는 것', value: EBOOK_WORDS },
    ]
  if (isKit(spec)) return kitRows(spec)
  const kind = kindOf(spec.product)
  const rows: (SpecRow | null)[] = [
    row(PRODUCT, kindByCode(spec.product).name),
    ...sizeRows(spec),
    bindingRow(spec),
    ...spec.parts.map((part) => row(partTitle(kind, part), partText(spec, part))),
    row('후가공', spec.finishes.map((choice) => finishText(spec, choice)).join(', ')),
    row('인쇄 방식', PRODUCTIONS[spec.production] ?? ''),
    row('제작', spec.rush ? RUSH_NAME : ''),
    row(COPIES, `${formatCount(spec.copies)}${kind.unit}`),
  ]
  return rows.filter((candidate) => candidate !== null)
}

/** What a paper says of a job under its name: neither the product again, nor the copies that have a column of their own. */
export const specDetails = (spec: JobSpec): readonly string[] =>
  specRows(spec)
    .filter(({ label }) => label !== PRODUCT && label !== COPIES)
    .map(({ label, value }) => `${label} ${value}`)

/** Whoever packs a kit takes one paper after the other. */
const kitRows = ({ product, samples = [] }: JobSpec): readonly SpecRow[] => [
  { label: PRODUCT, value: kindByCode(product).name },
  ...samples.map(({ name }, at) => ({ label: `종이 ${at + 1}`, value: name })),
]

/** Of the part with this id, as its row of the spec says it. */
export function partName(spec: JobSpec, partId: string): string {
  const part = spec.parts.find(({ id }) => id === partId)
  return part ? partTitle(kindOf(spec.product), part) : partId
}

/** `내지`, and `내지 2` for a section on another paper. */
function partTitle(kind: KindDefinition, part: PartSpec): string {
  const title = partDefinition(kind, part.role)?.title ?? part.id
  const number = /-(\d+)$/u.exec(part.id)?.[1]
  return part.role === 'body' && number ? `${title} ${number}` : title
}

const row = (label: string, value: string): SpecRow | null => (value === '' ? null : { label, value })

function sizeRows(spec: JobSpec): readonly (SpecRow | null)[] {
  const open = openSize(spec)
  const name = sizeName(spec, open)
  const size = formatSize(open)
  const text = name === size ? size : `${name} ${size}`
  const fold = foldOf(spec.parts[0])
  return fold
    ? [row('펼친 크기', text), row('접은 크기', `${formatSize(spec.trim)}, ${fold.name} 접지`)]
    : [row('크기', text)]
}

function bindingRow(spec: JobSpec): SpecRow | null {
  const binding = bindingOf(spec)
  if (!binding) return null
  const spine = measuresOf(spec).spine
  return row(
    '제본',
    `${binding.name}, ${SIDES[spec.bindingSide]}${spine === null ? '' : `, 책등 ${formatMm(spine)} mm`}`,
  )
}

function partText(spec: JobSpec, part: PartSpec): string {
  return [
    findPaper(part)?.name ?? part.paper,
    inkText(part),
    coatingText(part),
    part.wings.front > 0 ? `날개 ${formatMm(part.wings.front)} mm` : '',
    ...part.finishes.map((choice) => finishText(spec, choice)),
  ]
    .filter((text) => text !== '')
    .join(', ')
}

function inkText(part: PartSpec): string {
  if (part.role === 'body') {
    const pages = `${formatCount(part.pages)}쪽`
    if (part.colourPages === 0) return `${pages} 흑백`
    if (part.colourPages === part.pages) return `${pages} 컬러`
    return `${pages} 가운데 컬러 ${formatCount(part.colourPages)}쪽`
  }
  const leaves = part.role === 'endpaper' || part.role === 'insert' ? `${part.pages / 2}장` : ''
  if (part.ink.front === 0 && part.ink.back === 0) return leaves
  return `${leaves} ${part.ink.front}도/${part.ink.back}도`.trim()
}

function coatingText(part: PartSpec): string {
  if (part.coating.front === 'none') return ''
  const name = findCoating(part.coating.front)?.name ?? part.coating.front
  return `${name} 코팅${part.coating.back === 'none' ? '' : ' 양면'}`
}

function finishText(spec: JobSpec, choice: FinishChoice): string {
  const finish = finishOf(choice)
  const variant = finish?.variants.find((candidate) => candidate.id === choice.variant)?.name
  const count = choice.count && finish?.count ? `${choice.count}${finish.count.unit}` : undefined
  const area = choice.area ? formatSize(choice.area) : undefined
  return [finish?.name ?? choice.id, variant, count, area, positionText(spec, choice)].filter(Boolean).join(' ')
}
