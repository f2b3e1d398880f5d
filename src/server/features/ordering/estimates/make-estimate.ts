import { AppError } from '#/contract/errors.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindByCode, PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { estimateAmounts } from '#/domain/estimates/estimate-amounts.ts'
import { ESTIMATE_NUMBER_RANDOM, estimateNumber } from '#/domain/estimates/estimate-number.ts'
import { expiryOf } from '#/domain/estimates/validity.ts'
import { discountOn } from '#/domain/members/agreed-discount.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { feesAt, type ValidFees } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { chooseFiles, type FileChoice } from '#/server/features/files/files/files.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { type MemberCard, memberCard } from '#/server/features/people/members/members.public.ts'
import { mayOrderLines, priceLines, quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { insertEstimate, type WholeEstimate } from './estimates.repo.ts'
import type { EstimateLineRow, EstimateRow } from './estimates.table.ts'

export interface Job {
  readonly spec: JobSpec
  readonly title?: string | undefined
  readonly files?: readonly FileChoice[] | undefined
  /** Of a line that a room made: what it put there, instead of what is chosen. */
  readonly chosen?: readonly LineFile[]
  readonly brand?: string | undefined
  readonly origin?: LineOrigin | undefined
  readonly classes?: readonly ClassCopies[] | undefined
}

export interface WantedEstimate {
  readonly memberId: string
  /** Decides what the member may ask for; null when staff makes it, who may promise anything. */
  readonly roles: readonly CustomerRole[] | null
  readonly jobs: readonly Job[]
  /** Who chose the files, by account and browser; staff choose none. */
  readonly visitorKey: string | null
  readonly staff: { readonly id: string; readonly name: string } | null
  readonly note: string | null
}

export type NewLine = Omit<EstimateLineRow, 'estimateId'>

/** An estimate is opened again on the option page, which these have none of. */
const NOT_PRINTED = '전자책 제작과 종이 샘플은 견적서에 담을 수 없어요. 빼고 다시 저장해 주세요.'
const NO_BRAND = '없는 브랜드예요. 장바구니에서 다시 저장해 주세요.'
/** A day has 707,281 numbers: one that is taken is met now and then, and another tried. */
const TRIES = 8

/** Prices the jobs with the tariff of now and freezes that. INVALID_INPUT names a job that cannot be made; FORBIDDEN: not for this member; NOT_FOUND: a file is not the customer's. */
export async function makeEstimate(tx: Tx, deps: EstimatesDeps, wanted: WantedEstimate): Promise<WholeEstimate> {
  return writeEstimate(tx, deps, wanted, await pricedLines(tx, deps, wanted))
}

/** Keeps the lines as they are priced, with the customer's discount of today. */
export async function writeEstimate(
  tx: Tx,
  deps: EstimatesDeps,
  wanted: Pick<WantedEstimate, 'memberId' | 'staff' | 'note'>,
  lines: readonly NewLine[],
): Promise<WholeEstimate> {
  const card = await memberCard(tx, wanted.memberId)
  if (!card) throw new AppError('NOT_FOUND', '고객을 찾을 수 없습니다.')
  const valid = await feesAt(tx, deps.clock.now())
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = newEstimate(deps, wanted, card, { lines, valid })
    if (await insertEstimate(tx, row, lines)) {
      return { row, lines: lines.map((line) => ({ ...line, estimateId: row.id })), orderNumber: null }
    }
  }
  throw new AppError('UNAVAILABLE', '견적번호를 만들지 못했습니다. 잠시 뒤 다시 해 주세요.')
}

async function pricedLines(tx: Tx, deps: EstimatesDeps, wanted: WantedEstimate): Promise<readonly NewLine[]> {
  await requireOneCart(tx, wanted)
  const { memberId, roles } = wanted
  const jobs = await pricedJobs(tx, deps, wanted)
  const asked = jobs.map(({ job: { brand = null }, spec: { product }, origin }) => ({ product, origin, brand }))
  const verdicts = roles ? await mayOrderLines(tx, deps.origins, { memberId, roles }, asked) : []
  const refused = verdicts.find(({ ok }) => !ok)
  if (refused?.ok === false) throw new AppError('FORBIDDEN', refused.error.message)
  return jobs.map(({ job, files, origin, spec, quote }, index) => {
    const { brand = null, classes = null } = job
    const title = job.title ?? kindByCode(spec.product).name
    const ownTitle = job.title !== undefined
    const { supply, vat } = quote
    return { position: index + 1, title, ownTitle, spec, quote, supply, vat, files, brand, origin, classes }
  })
}

interface PricedJob {
  readonly job: Job
  readonly files: readonly LineFile[]
  readonly origin: LineOrigin | null
  readonly spec: JobSpec
  readonly quote: Quote
}

/** With the files that were chosen for them. */
async function pricedJobs(tx: Tx, deps: EstimatesDeps, wanted: WantedEstimate): Promise<readonly PricedJob[]> {
  const { memberId } = wanted
  const chosen = []
  for (const job of wanted.jobs) {
    const files = job.chosen ?? (await chooseFiles(tx, wanted, job.files ?? []))
    await tellFilesChosen(tx, deps, memberId, files)
    const { spec, origin = null, classes = null } = job
    chosen.push({ job, memberId, files, spec, origin, classes })
  }
  const quoteJob = await quoterOfBrand(tx, deps.quoter, wanted.jobs[0]?.brand ?? null)
  const lines = await priceLines(tx, deps.origins, quoteJob, chosen)
  return lines.map(({ line: { job, files, origin }, priced }, index) => {
    if (!priced.ok) {
      const { message, path } = priced.error
      throw new AppError('INVALID_INPUT', message, { [`jobs.${index}.spec${path ? `.${path}` : ''}`]: message })
    }
    const { spec, quote } = priced.value
    if (!PRODUCT_CODES.includes(spec.product))
      throw new AppError('INVALID_INPUT', NOT_PRINTED, { [`jobs.${index}.spec`]: NOT_PRINTED })
    return { job, files, origin, spec, quote }
  })
}

/** INVALID_INPUT: jobs of several carts, or of a brand that is none. */
async function requireOneCart(tx: Tx, { jobs }: WantedEstimate): Promise<void> {
  const [cart, ...others] = new Set(jobs.map(({ brand }) => brand))
  if (others.length > 0)
    throw new AppError('INVALID_INPUT', '서로 다른 장바구니의 품목은 견적서 하나에 담을 수 없어요.')
  if (cart !== undefined && !(await anyBrand(tx, cart)))
    throw new AppError('INVALID_INPUT', NO_BRAND, { 'jobs.0.brand': NO_BRAND })
}

function newEstimate(
  deps: EstimatesDeps,
  wanted: Pick<WantedEstimate, 'memberId' | 'staff' | 'note'>,
  card: MemberCard,
  { lines, valid }: { readonly lines: readonly NewLine[]; readonly valid: ValidFees },
): EstimateRow {
  const now = deps.clock.now()
  const own = discountOn(card.reductions, seoulDay(now))
  const quotes = lines.map((line) => line.quote)
  const amounts = estimateAmounts(quotes, own, valid.fees)
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = amounts
  const { name, companyName, phone, email } = card
  return {
    id: deps.ids.uuid(),
    number: estimateNumber(now, deps.ids.readable(ESTIMATE_NUMBER_RANDOM)),
    memberId: wanted.memberId,
    state: 'open',
    receiver: { name, company: companyName, phone: formatPhone(phone), email, address: null },
    discountRate: own.rate,
    discountAgreed: own.agreed,
    tariffVersion: quotes[0]?.tariffVersion ?? '',
    goodsSupply,
    goodsVat,
    discountTotal,
    deliveryTotal,
    feesVersion: valid.version,
    total,
    staffId: wanted.staff?.id ?? null,
    staffName: wanted.staff?.name ?? null,
    note: wanted.note,
    version: 1,
    madeAt: now,
    expiresAt: expiryOf(now),
    orderId: null,
    orderedAt: null,
  }
}
