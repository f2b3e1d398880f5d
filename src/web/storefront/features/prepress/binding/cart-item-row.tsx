import { Suspense } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { brandBinding } from '#/contract/brand-paths.ts'
import { COLOUR_NAMES, SIZES, WAYS } from '#/domain/bindings/binding-names.data.ts'
import { slabShares } from '#/domain/bindings/binding-thickness.ts'
import { planBinding } from '#/domain/bindings/plan-binding.ts'
import { formatCount } from '#/lib/format-count.ts'
import { PriceNews } from '#/web/blocks/estimate/price-news.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { tabOf } from './binding-rows.ts'
import { FileBar } from './block-figure.tsx'
import styles from './cart.module.css'
import { type BoundItem, isBlocked, isOrderable, useBindingCartActs } from './use-binding-cart.ts'

const BoundBook = lazyPart(async () => (await import('./bound-book.tsx')).BoundBook)

interface CartItemRowProps {
  readonly bound: BoundItem
  readonly onTick: (on: boolean) => void
}

/** One book of the cart: its own cover, its files in true ratio, who gets it and what it costs. */
export function CartItemRow({ bound, onTick }: CartItemRowProps) {
  const { item, view } = bound
  const { price, spec } = item
  const pages = spec.parts.find(({ role }) => role === 'body')?.pages ?? 0
  return (
    <li className={styles.item}>
      <Checkbox
        label={<VisuallyHidden>{item.title} 주문하기</VisuallyHidden>}
        checked={item.selected && isOrderable(bound)}
        disabled={!isOrderable(bound)}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className={styles.picture} aria-hidden="true">
        <Suspense fallback={null}>{view && <BoundBook spec={spec} cover={view.set.cover} small />}</Suspense>
      </span>
      <div className={styles.what}>
        <div className={styles.head}>
          <h2>{item.title}</h2>
          {price.state === 'priced' && <Price amount={price.total} size="md" />}
        </div>
        <div className={styles.under}>
          <p>
            {view
              ? `${SIZES[view.set.size].name} ${WAYS[view.set.binding].name} ${pages}쪽, ${COLOUR_NAMES[view.set.colour]}`
              : `${pages}쪽`}
          </p>
          {price.state === 'priced' && (
            <p>
              {formatCount(spec.copies)}권, 한 권 {formatWon(price.quote.unit)}
            </p>
          )}
        </div>
        {view && <Files view={view} />}
        <PriceNews item={item} />
        {item.price.state === 'priced' && <News bound={bound} />}
        <div className={styles.foot}>
          <p>{(item.classes ?? []).map(({ name, copies }) => `${name} ${copies}`).join(' · ')}</p>
          <Acts bound={bound} />
        </div>
      </div>
    </li>
  )
}

function Files({ view: { set } }: { readonly view: NonNullable<BoundItem['view']> }) {
  const { places } = planBinding(set)
  const shares = slabShares(set.files.map(({ pages }, at) => ({ pages, blanks: places[at]?.blanks ?? 0 })))
  return (
    <>
      <FileBar parts={set.files.map(({ fileId }, at) => ({ key: fileId, share: shares[at] ?? 0 }))} />
      <ul className={styles.files}>
        {set.files.map(({ fileId, name, pages, colour }, at) => (
          <li key={fileId}>
            <i style={{ background: tabOf(at) }} aria-hidden="true" />
            {name.replace(/\.pdf$/i, '')} {pages}쪽{colour !== null && `, ${COLOUR_NAMES[colour]}`}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What keeps it from being ordered now, and what to do about it. */
function News({ bound }: { readonly bound: BoundItem }) {
  const { item, view } = bound
  if (view?.state === 'joining')
    return (
      <Note tone="info" role="status">
        {view.failure?.message ?? '한 권으로 묶고 있어요. 끝나면 자동으로 주문할 수 있게 돼요.'}
      </Note>
    )
  if (!isBlocked(bound))
    return item.check.state === 'waiting' ? <Small role="status">묶은 책을 확인하고 있어요.</Small> : null
  return (
    <Note tone="bad" role="alert">
      {view?.failure?.message ??
        item.check.findings.map(({ title, detail }) => (
          <span key={title}>
            <b>{title}</b> {detail}{' '}
          </span>
        ))}
    </Note>
  )
}

function Acts({ bound: { item, view } }: { readonly bound: BoundItem }) {
  const { remove } = useBindingCartActs()
  const of = <VisuallyHidden> {item.title}</VisuallyHidden>
  return (
    <Toolbar>
      {view && view.itemId === item.id && (
        <LinkButton size="sm" variant="quiet" to={brandBinding(view.brand, { set: view.id })}>
          파일·사양 변경{of}
        </LinkButton>
      )}
      {view && (
        <LinkButton size="sm" variant="quiet" to={brandBinding(view.brand, { copy: view.id })}>
          복사해서 새로{of}
        </LinkButton>
      )}
      <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(item.id)}>
        삭제{of}
      </Button>
    </Toolbar>
  )
}
