import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { brandBinding } from '#/contract/brand-paths.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { unbroken } from '#/lib/unbroken.ts'
import { isStopped, useCartActs } from './use-cart.ts'

/** What stands between the item's files and its order, with the ways out and what they cost; silent where the files fit. */
export function FileNews({ item }: { readonly item: CartItem }) {
  const { settle } = useCartActs()
  const { check } = item
  if (check.state === 'waiting') return <Small role="status">파일을 검사하고 있습니다.</Small>
  if (check.state !== 'stopped') return null
  if (!isStopped(item))
    return (
      <Note tone="info" role="status">
        담당자에게 확인을 요청한 파일입니다. 주문하시면 담당자가 먼저 보고, 확인이 끝날 때까지 인쇄하지 않습니다.
      </Note>
    )
  if (item.origin?.kind === 'binding') return <BindingNews item={item} setId={item.origin.setId} />
  const [first, ...rest] = check.findings
  const { slug } = kindByCode(item.product)
  return (
    <Note tone="bad" role="status">
      <b>{unbroken(first?.title ?? '파일이 주문한 사양과 다릅니다')}</b>
      <p>
        {unbroken(first?.detail ?? '')} {rest.length > 0 ? `그 밖에 ${rest.length}가지가 더 있습니다. ` : ''}맞추기
        전에는 주문에 넣지 않습니다.
      </p>
      <Toolbar>
        {check.match ? (
          <Button
            size="sm"
            busy={settle.isPending}
            onClick={() => settle.mutate({ item, spec: check.match?.spec ?? item.spec })}
          >
            {check.match.acts.join(', ')} <b>{changeText(item, check.match.total)}</b>
          </Button>
        ) : null}
        <LinkButton size="sm" to={to(`/product/${slug}/option`, {}, { cart: item.id, ...ofBrand(item.brand) })}>
          {check.findings.some(({ fixable }) => fixable) ? '자동 수정하거나 다른 파일 올리기' : '다른 파일 올리기'}
        </LinkButton>
        <Button
          size="sm"
          variant="quiet"
          busy={settle.isPending}
          onClick={() => settle.mutate({ item, askStaff: true })}
        >
          담당자에게 확인 요청
        </Button>
      </Toolbar>
    </Note>
  )
}

/** A bound book is changed where it was asked for; while its pages are put together there is nothing to do but wait. */
function BindingNews({ item: { brand, check }, setId }: { readonly item: CartItem; readonly setId: string }) {
  return (
    <Note tone="warn" role="status">
      {check.findings.map(({ title, detail }) => (
        <p key={title}>
          <b>{unbroken(title)}</b> {unbroken(detail)}
        </p>
      ))}
      <LinkButton size="sm" to={brandBinding(brand ?? '', { set: setId })}>
        신청 열어 보기
      </LinkButton>
    </Note>
  )
}

/** `+96,140원`: what the button costs, or the new price where there is none to compare with. */
function changeText({ price }: CartItem, total: number): string {
  if (price.state !== 'priced') return formatWon(total)
  const change = total - price.total
  return `${change < 0 ? '−' : '+'}${formatWon(Math.abs(change))}`
}
