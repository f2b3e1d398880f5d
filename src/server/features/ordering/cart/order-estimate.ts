import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { orderEstimate as orderEndpoint } from '#/contract/ordering/estimates.contract.ts'
import { ESTIMATE_STATE_NAMES, stateAt } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { lockEstimate, visibleTo, type WholeEstimate } from '#/server/features/ordering/estimates/estimates.public.ts'
import { chooseFiles, filesOf } from '#/server/features/files/files/files.public.ts'
import { priceLines, quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import type { CartDeps } from './cart-deps.ts'
import { readOfEstimate } from './cart.repo.ts'
import { titleOf } from './item-title.ts'
import { putIntoCart } from './put-into-cart.ts'

type Outcome = ResultOf<typeof orderEndpoint>
type Line = WholeEstimate['lines'][number]

/**
 * Puts the jobs of an estimate into the cart, bound to it so that its price holds; the second time the same items. One that
 * is over is put in at today's price once the customer has seen and accepted that. CONFLICT: ordered, withdrawn, or the
 * accepted price is not today's, or staff changed the estimate since the customer saw it.
 */
export async function orderEstimate(
  tx: Tx,
  deps: CartDeps,
  principal: MemberPrincipal,
  { number, version, acceptToday }: { readonly number: string } & BodyOf<typeof orderEndpoint>,
): Promise<Outcome> {
  const { row, lines } = visibleTo(principal, await lockEstimate(tx, number))
  const state = stateAt(row.state, row.expiresAt, deps.clock.now())
  if (state === 'ordered' || state === 'withdrawn')
    throw new AppError(
      'CONFLICT',
      `이 견적은 이미 ${state === 'ordered' ? '주문하셨습니다' : '취소했습니다'}.\n같은 사양은 다시 열어 오늘 가격으로 주문하실 수 있습니다.`,
      { state: ESTIMATE_STATE_NAMES[state] },
    )
  if (row.version !== version)
    throw new AppError(
      'CONFLICT',
      `그 사이 견적 금액이 ${formatWon(row.total)}으로 바뀌었습니다. 새 견적을 확인하고 주문해 주세요.`,
    )
  if (state === 'open') {
    const bound = await readOfEstimate(tx, row.id)
    if (bound.length === lines.length)
      return inCart(
        lines,
        bound.map((item) => item.id),
      )
    return inCart(
      lines,
      await insertLines(
        tx,
        deps,
        row.memberId,
        lines.map((line) => ({ line, quote: line.quote, bound: true })),
      ),
    )
  }
  const today = await quotesOfToday(tx, deps, row.memberId, lines)
  const total = today.reduce((sum, { quote }) => sum + quote.total, 0)
  if (acceptToday === total) return inCart(lines, await insertLines(tx, deps, row.memberId, today))
  if (acceptToday !== undefined)
    throw new AppError('CONFLICT', `오늘 가격이 ${formatWon(total)}으로 바뀌었습니다. 다시 확인해 주세요.`)
  return { state: 'price-changed', promised: row.goodsSupply + row.goodsVat, today: total }
}

const inCart = (lines: readonly Line[], itemIds: readonly string[]): Outcome => ({
  state: 'in-cart',
  itemIds: [...itemIds],
  brand: lines[0]?.brand ?? null,
})

interface NewLine {
  readonly line: Line
  readonly quote: Quote
  readonly bound: boolean
}

async function quotesOfToday(
  tx: Tx,
  deps: CartDeps,
  memberId: string,
  lines: readonly Line[],
): Promise<readonly NewLine[]> {
  const quoteJob = await quoterOfBrand(tx, deps.quoter, lines[0]?.brand ?? null)
  const asked = lines.map((line) => ({ ...line, memberId, kept: line.spec }))
  return (await priceLines(tx, deps.origins, quoteJob, asked)).map(({ line, priced }) => {
    if (!priced.ok)
      throw new AppError('CONFLICT', `「${line.title}」은 지금 주문할 수 없습니다.\n${priced.error.message}`)
    return { line, quote: priced.value.quote, bound: false }
  })
}

async function insertLines(
  tx: Tx,
  deps: CartDeps,
  memberId: string,
  wanted: readonly NewLine[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const { line, quote, bound } of wanted) {
    const item = await putIntoCart(tx, deps, {
      memberId,
      ...(line.origin
        ? { title: line.title, ownTitle: line.ownTitle }
        : titleOf(line.spec, line.ownTitle ? line.title : null)),
      spec: line.spec,
      files: await livingFiles(tx, memberId, line),
      quote,
      brand: line.brand,
      origin: line.origin,
      classes: line.classes,
      estimate: bound ? { id: line.estimateId, position: line.position } : null,
    })
    ids.push(item.id)
  }
  return ids
}

/** What is still there of the files, and still the customer's; one that was deleted is left out and asked for again later. */
export async function livingFiles(tx: Tx, memberId: string, { files, origin }: Line): Promise<Line['files']> {
  const living = await filesOf(
    tx,
    files.map(({ fileId }) => fileId),
  )
  const kept = files.filter((file) =>
    living.some(({ id, state, sha256 }) => id === file.fileId && state === 'ready' && sha256 === file.sha256),
  )
  // What a room put there is not all of it the customer's: the body of a textbook is the shop's.
  return origin ? kept : chooseFiles(tx, { memberId, visitorKey: null }, kept)
}
