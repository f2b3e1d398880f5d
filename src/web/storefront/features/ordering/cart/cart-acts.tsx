import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { brandBinding, brandBook } from '#/contract/brand-paths.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { jobOf } from '#/web/blocks/estimate/job-in-cart.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'
import { askTitle } from '#/web/blocks/job-title/ask-title.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './cart.module.css'
import { useCartActs } from './use-cart.ts'

/** What can be done with an item, on every item in the same order; deleting stands apart. */
export function CartActs({ item }: { readonly item: CartItem }) {
  const { copy, remove, setTitle } = useCartActs()
  const estimate = useSaveEstimate()
  const { slug } = kindByCode(item.product)
  const of = <VisuallyHidden> {item.title}</VisuallyHidden>
  const rename = async () => {
    const change = await askTitle(item)
    if (change) setTitle.mutate({ item, ...change })
  }
  const own = ownPlace(item)
  if (own)
    return (
      <div className={styles.acts}>
        <LinkButton size="sm" variant="quiet" to={own.at}>
          {own.label}
          {of}
        </LinkButton>
        <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(item.id)}>
          삭제{of}
        </Button>
      </div>
    )
  return (
    <div className={styles.acts}>
      {item.origin?.kind === 'edition' && (
        <LinkButton size="sm" variant="quiet" to={brandBook(item.brand ?? '', item.origin.editionId)}>
          교재 보기{of}
        </LinkButton>
      )}
      {item.origin === null && (
        <>
          <LinkButton
            size="sm"
            variant="quiet"
            to={to(`/product/${slug}/option`, {}, { cart: item.id, ...ofBrand(item.brand) })}
          >
            사양 변경{of}
          </LinkButton>
          <LinkButton
            size="sm"
            variant="quiet"
            to={to(`/product/${slug}/file`, {}, { cart: item.id, ...ofBrand(item.brand) })}
          >
            {item.files.length > 0 ? '파일 바꾸기' : '파일 올리기'}
            {of}
          </LinkButton>
        </>
      )}
      <Button size="sm" variant="quiet" busy={setTitle.isPending} onClick={() => void rename()}>
        작업명 바꾸기{of}
      </Button>
      {item.origin === null && (
        <Button size="sm" variant="quiet" busy={copy.isPending} onClick={() => copy.mutate(item)}>
          복사{of}
        </Button>
      )}
      <Button size="sm" variant="quiet" busy={estimate.busy} onClick={() => estimate.save([jobOf(item)])}>
        견적 저장{of}
      </Button>
      <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(item.id)}>
        삭제{of}
      </Button>
    </div>
  )
}

/** Where a line is changed that has nothing to be changed by in the cart. */
function ownPlace({ origin, brand }: CartItem) {
  if (origin?.kind === 'binding')
    return { at: brandBinding(brand ?? '', { set: origin.setId }), label: '파일·사양 변경' }
  if (origin?.kind === 'ebook') return { at: to('/ebook/{id}', { id: origin.ebookId }), label: '전자책 보기' }
  return origin?.kind === 'kit' ? { at: to('/cust/sample'), label: '종이 바꾸기' } : null
}
