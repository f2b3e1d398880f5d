import { discountName } from '#/domain/members/agreed-discount.ts'
import { useQuery } from '@tanstack/react-query'
import type { OwnTier, PlanShown } from '#/contract/money/tiers.contract.ts'
import { type CartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { percentOf } from '#/domain/pricing/percent-of.ts'
import { call } from '#/web/api/call.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import styles from './premium.module.css'

interface OwnCartProps {
  readonly plan: PlanShown
  readonly mine: OwnTier | undefined
}

/** A round sum to reckon with where there is no cart. */
const EXAMPLE = 1_000_000

/** What the grade is worth: on what lies in the cart now, else on a round sum. */
export function OwnCart({ plan, mine }: OwnCartProps) {
  const cart = useQuery({
    queryKey: ['own-tier-cart'],
    queryFn: ({ signal }) => call(listCart, { query: {}, signal, errors: 'throw' }),
    enabled: mine !== undefined,
  })
  // What an estimate promised has a discount of its own.
  const items = (cart.data?.items ?? []).filter(({ price, estimate }) => price.state === 'priced' && estimate === null)
  const [first] = items
  if (!mine || !first) return <Example plan={plan} mine={mine} />
  const goods = items.reduce((sum, { price }) => sum + (price.state === 'priced' ? price.quote.total : 0), 0)
  return (
    <section aria-labelledby="cart">
      <h2 id="cart">
        지금 장바구니는 <small>{nameOf(items)}</small>
      </h2>
      <div className={styles.cart}>
        <JobPicture line={first} size={132} />
        <Sums goods={goods} mine={mine} />
      </div>
      <LinkButton block variant="primary" to={to('/mypage/cart')}>
        장바구니에서 주문하기
      </LinkButton>
    </section>
  )
}

const nameOf = (items: readonly CartItem[]): string =>
  items.length > 1 ? `${items[0]?.title ?? ''} 외 ${items.length - 1}건` : (items[0]?.title ?? '')

function Sums({ goods, mine: { rate, agreed, next } }: { readonly goods: number; readonly mine: OwnTier }) {
  const mineOff = percentOf(goods, rate)
  return (
    <FactList
      layout="sums"
      facts={[
        ['정가', formatWon(goods)],
        mineOff > 0 && [`${discountName(agreed !== null && agreed.rate === rate)} ${rate}%`, formatWon(-mineOff)],
        ['낼 금액', formatWon(goods - mineOff), 'strong'],
        next && next.rate > rate && [`${next.name} ${next.rate}%라면`, formatWon(goods - percentOf(goods, next.rate))],
      ]}
    />
  )
}

/** Every grade, and among them what was agreed where that is what counts. */
function ratesOf({ tiers }: PlanShown, mine: OwnTier | undefined) {
  const agreed = mine?.agreed && mine.agreed.rate > (mine.held?.rate ?? 0) ? mine.agreed.rate : null
  const grades = tiers.map(({ name, rate }) => ({ name, rate, own: agreed === null && name === mine?.held?.name }))
  if (agreed === null) return grades
  return [...grades, { name: '약정', rate: agreed, own: true }].toSorted((one, other) => one.rate - other.rate)
}

function Example({ plan, mine }: OwnCartProps) {
  return (
    <section aria-labelledby="example">
      <h2 id="example">
        상품 금액이 {formatWon(EXAMPLE)}이라면 <small>배송비 따로</small>
      </h2>
      <FactList
        layout="sums"
        facts={ratesOf(plan, mine).map(({ name, rate, own }): Fact => {
          const sum = formatWon(EXAMPLE - percentOf(EXAMPLE, rate))
          return own ? [`지금 ${name} ${rate}%`, sum, 'strong'] : [`${name} ${rate}%`, sum]
        })}
      />
    </section>
  )
}
