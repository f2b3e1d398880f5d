import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type CartItem, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'
import { JobBoard } from '#/web/blocks/job-drawing/job-board.tsx'
import { PriceLines } from '#/web/blocks/price-panel/price-lines.tsx'
import { PriceTotal } from '#/web/blocks/price-panel/price-total.tsx'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './cart.module.css'
import { PriceNews } from '#/web/blocks/estimate/price-news.tsx'
import { CART_KEY } from './use-cart.ts'
import { Card } from '#/web/ui/card.tsx'

/** One item with its spec, its files and how its price came about. */
export function Component() {
  const { id = '' } = useParams()
  const item = useQuery({
    queryKey: [...CART_KEY, id],
    queryFn: ({ signal }) => call(readCartItem, { params: { id }, signal, errors: 'throw' }),
  })
  if (item.isPending) return <LoadingState />
  if (item.isError)
    return (
      <ErrorState
        whole
        title="이 품목을 찾을 수 없습니다"
        text="이미 주문했거나 장바구니에서 삭제한 품목일 수 있습니다."
        action={<LinkButton to={to('/mypage/cart')}>장바구니로</LinkButton>}
      />
    )
  return <Item item={item.data} />
}

function Item({ item }: { readonly item: CartItem }) {
  const { slug } = kindByCode(item.product)
  const rate = useMember((member) => member.discountRate)
  return (
    <>
      <PageHeading
        title={item.title}
        lead={
          isEbook(item)
            ? '접수한 원고로 만드는 전자책입니다. 배송하지 않고 내려받습니다.'
            : item.files.length > 0
              ? item.files.map((file) => file.name).join(', ')
              : '아직 파일이 없습니다. 주문한 뒤에 올려도 됩니다.'
        }
        action={
          item.origin === null && (
            <LinkButton variant="ink" to={to(`/product/${slug}/option`, {}, { cart: item.id, ...ofBrand(item.brand) })}>
              사양 바꾸기
            </LinkButton>
          )
        }
      />
      <Columns side={360}>
        <div>
          <JobBoard line={item} />
          <SpecTable spec={item.spec} layout="wide" />
        </div>
        <Card as="aside" sticky flush className={styles.ticket} aria-label="금액">
          <PriceNews item={item} />
          {item.price.state === 'priced' && (
            <>
              <PriceTotal
                quote={item.price.quote}
                unit={kindOf(item.product).unit}
                // An estimate may carry a discount of its own, which its order sheet says.
                rate={item.estimate === null ? rate : 0}
                delivery={null}
              />
              <PriceLines quote={item.price.quote} />
            </>
          )}
          <LinkButton block to={to('/mypage/cart')}>
            장바구니로 돌아가기
          </LinkButton>
        </Card>
      </Columns>
    </>
  )
}
