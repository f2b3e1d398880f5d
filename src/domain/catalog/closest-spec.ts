import { closedFrom } from '#/domain/print/folding.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { JobSpec } from './job-spec.ts'
import type { KindDefinition } from './kind-definition.ts'
import { findFold, trimOfVersion } from './lookup.ts'
import { choose } from './options/choose.ts'
import { ALL_OPEN } from './options/option-model.ts'
import type { OptionContext } from './options/option-model.ts'
import { settle } from './options/settle.ts'
import { kindIn, withStocks } from './in-catalogue.ts'
import type { PaperCatalogue } from './paper-catalogue.ts'
import type { ProductCode } from './product-kinds.ts'
import { specIssues } from './spec-issues.ts'
import { bindingOfVersion, inBinding } from './with-terms.ts'

/** What was read from a customer's files. Sizes are those a reader sees; bleed is that of the file, 0 when it has none. */
export interface FileSizes {
  readonly pages: Pages
  readonly trim: SizeMm
  /** Pages that are in colour. */
  readonly colourPages: Pages
  /** Page size of the cover file, when there is one. */
  readonly coverSize?: SizeMm
}

export interface ClosestSpec {
  readonly spec: JobSpec
  /** Korean sentences: what had to be assumed or changed; the customer corrects them. */
  readonly assumed: readonly string[]
}

/** Scanners and layout programs differ by a millimetre; up to this a size counts as the named one. */
const SAME_WITHIN: Mm = 1
/** Bleeds that a page without a trim box may carry. */
const USUAL_BLEEDS: readonly Mm[] = [0, 3, 3.175, 5, 2, 4]

/** What is offered: the kind as the version has it, and the version for the rules. */
interface Offer {
  readonly kind: KindDefinition
  readonly context: OptionContext
}

/** The spec of a kind that fits files best, starting from what the customer already chose, if anything. */
export function closestSpec(
  product: ProductCode,
  read: FileSizes,
  from?: JobSpec,
  catalogue?: PaperCatalogue,
): ClosestSpec {
  const kind = kindIn(product, catalogue)
  const offer = { kind, context: catalogue ? { closed: {}, catalogue } : ALL_OPEN }
  const assumed: string[] = []
  const start = from ?? (catalogue ? withStocks(kind.defaults, catalogue) : kind.defaults)
  const sized = withSize(start, offer, read.trim, assumed)
  const fit = kind.bindings.length > 0 ? fitBook : fitSheet
  return { spec: fit(sized, offer, read, assumed), assumed }
}

function withSize(spec: JobSpec, offer: Offer, size: SizeMm, assumed: string[]): JobSpec {
  const { kind, context } = offer
  for (const bleed of USUAL_BLEEDS) {
    const named = kind.trims.map((id) => trimOfVersion(kind.choices, id))
    const trim = named.find((one) => one && near(one.size, shrink(size, bleed)))
    const placed = trim && resized(spec, offer, trim.size, assumed)
    if (!placed) continue
    if (bleed > 0) assumed.push(`쪽 크기에서 사방 ${formatMm(bleed)} mm를 재단 여백으로 보았습니다.`)
    return placed
  }
  const free = { width: toHalf(size.width), height: toHalf(size.height) }
  const placed = resized(spec, offer, free, assumed)
  if (!placed) {
    const reason = specIssues(bareResize(spec, kind, free), context)[0]?.message ?? ''
    assumed.push(`${reason} 알맞은 크기를 골라 주세요.`.trim())
    return spec
  }
  if (free.width !== size.width || free.height !== size.height) assumed.push('크기를 0.5 mm에 맞추었습니다.')
  return placed
}

const shrink = (size: SizeMm, bleed: Mm): SizeMm => ({ width: size.width - 2 * bleed, height: size.height - 2 * bleed })
const near = (a: SizeMm, b: SizeMm): boolean =>
  Math.abs(a.width - b.width) <= SAME_WITHIN && Math.abs(a.height - b.height) <= SAME_WITHIN
const toHalf = (value: Mm): Mm => Math.round(value * 2) / 2

/** The spec in another size; without its flaps or its fold when the size does not go with them; null when it cannot be. */
function resized(spec: JobSpec, { kind, context }: Offer, open: SizeMm, assumed: string[]): JobSpec | null {
  const ways = [
    { start: spec, said: null },
    { start: choose(spec, 'cover.wings', '0', context), said: '이 크기에는 날개를 달 수 없어 뺐습니다.' },
    { start: choose(spec, 'sheet.fold', 'none', context), said: '이 크기는 그렇게 접을 수 없어 접지를 뺐습니다.' },
  ]
  for (const { start, said } of ways) {
    const placed = bareResize(start, kind, open)
    if (specIssues(placed, context).length > 0) continue
    if (said) assumed.push(said)
    return placed
  }
  return null
}

function bareResize(spec: JobSpec, kind: KindDefinition, open: SizeMm): JobSpec {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  return settle({ ...spec, trim: fold ? closedFrom(fold, open) : open }, kind)
}

/** Pages decide the binding when the chosen one does not take them: the first of the kind that does. */
function fitBook(spec: JobSpec, offer: Offer, read: FileSizes, assumed: string[]): JobSpec {
  const { kind, context } = offer
  if (spec.parts.filter((part) => part.role === 'body').length > 1)
    assumed.push('두 가지 종이를 첫째 종이 하나로 모았습니다.')
  const flapped = withWings(withBody(spec, read.pages, read.colourPages), offer, read.coverSize)
  for (const id of [spec.binding, ...kind.bindings]) {
    const binding = bindingOfVersion(kind.choices, id)
    if (!binding || binding.bodyPages.step > MOST_BLANKS) continue
    const pages = Math.ceil(read.pages / binding.bodyPages.step) * binding.bodyPages.step
    const fitted = settle(withBody(inBinding(flapped, id, kind.choices), pages, read.colourPages), kind)
    if (specIssues(fitted, context).length > 0) continue
    if (pages > read.pages)
      assumed.push(`${read.pages}쪽이라 끝에 빈 쪽 ${pages - read.pages}쪽을 더해 ${pages}쪽으로 셉니다.`)
    if (binding.id !== spec.binding) assumed.push(`${pages}쪽에 맞는 제본은 ${binding.name}입니다.`)
    return fitted
  }
  assumed.push(specIssues(flapped, context)[0]?.message ?? '쪽수를 확인해 주세요.')
  return spec
}

/** A binding that would want more blank pages than a folded sheet has is not chosen for the customer. */
const MOST_BLANKS = 4

function withBody(spec: JobSpec, pages: Pages, inColour: Pages): JobSpec {
  const colourPages = Math.min(inColour, pages)
  const ink = colourPages > 0 ? ({ front: 4, back: 4 } as const) : ({ front: 1, back: 1 } as const)
  const first = spec.parts.findIndex((part) => part.role === 'body')
  const parts = spec.parts.flatMap((part, index) => {
    if (part.role !== 'body') return [part]
    return index === first ? [{ ...part, pages, colourPages, ink }] : []
  })
  return { ...spec, parts }
}

/** A cover file much wider than two pages has flaps. */
function withWings(spec: JobSpec, { kind, context }: Offer, cover: SizeMm | undefined): JobSpec {
  if (!cover) return spec
  const offered = kind.parts.find((part) => part.role === 'cover')?.wings ?? []
  const eachSide = (cover.width - 2 * spec.trim.width) / 2
  const fitting = offered.filter((width) => width > 0 && width <= eachSide && eachSide - width < 20)
  const widest = Math.max(0, ...fitting)
  return widest > 0 ? choose(spec, 'cover.wings', String(widest), context) : spec
}

function fitSheet(spec: JobSpec, { context }: Offer, read: FileSizes, assumed: string[]): JobSpec {
  if (read.pages > 2) assumed.push(`${read.pages}쪽 가운데 앞의 두 쪽을 앞면과 뒷면으로 보았습니다.`)
  const twoSided = read.pages > 1
  const colour = read.colourPages > 0
  const wanted = `${colour ? 4 : 1}-${twoSided ? (colour ? 4 : 1) : 0}`
  return choose(spec, 'sheet.ink', wanted, context)
}
