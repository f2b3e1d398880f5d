import { Link } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { agreedDayOf } from '#/domain/brands/line-origin.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { geometryLine, materialLine } from '#/domain/catalog/spec-lines.ts'
import { unbroken } from '#/lib/unbroken.ts'
import { formatCount } from '#/lib/format-count.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { isUnprinted, UnprintedJob } from '#/web/blocks/job-drawing/unprinted-job.tsx'
import { longDay, useJobDays } from '#/web/blocks/promised-day/use-job-days.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { RowTitle } from '#/web/ui/row-list.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CartActs } from './cart-acts.tsx'
import { CartClasses } from './cart-classes.tsx'
import { CartFiles } from './cart-files.tsx'
import { FileNews } from './file-news.tsx'
import styles from './cart.module.css'
import { PriceNews } from '#/web/blocks/estimate/price-news.tsx'
import { orderable } from './use-cart.ts'
import type { CopiesDrafts } from './use-copies-drafts.ts'

interface CartRowProps {
  readonly item: CartItem
  readonly drafts: CopiesDrafts
  readonly onSelect: (selected: boolean) => void
}

/** One job ticket of the cart: its drawing, title, measures, files, price and day. */
export function CartRow({ item, drafts, onSelect }: CartRowProps) {
  return (
    <li className={styles.row}>
      <Checkbox
        label={<VisuallyHidden>{item.title} 주문하기</VisuallyHidden>}
        checked={item.selected && orderable(item)}
        disabled={!orderable(item)}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span className={styles.picture}>
        {isUnprinted(item) ? (
          <UnprintedJob spec={item.spec} scale={scaleOf(item)} />
        ) : (
          <OwnJobDrawing line={item} variant="card" scale={scaleOf(item)} decorative />
        )}
      </span>
      <div className={styles.what}>
        <div className={styles.title}>
          <RowTitle>
            {item.origin ? item.title : <Link to={to('/mypage/cart/{id}', { id: item.id })}>{item.title}</Link>}
          </RowTitle>
          {item.ownTitle && <Small as="span">{jobKind(item.spec)}</Small>}
        </div>
        <p>
          <b>{unbroken(geometryLine(item.spec))}</b>
        </p>
        <Small>{unbroken(materialLine(item.spec))}</Small>
        <PriceNews item={item} />
      </div>
      <div className={styles.files}>
        {item.origin ? <CartClasses item={item} drafts={drafts.classes} /> : <CartFiles item={item} />}
      </div>
      <Amount item={item} drafts={drafts} />
      <CartActs item={item} />
      <div className={styles.news}>
        <FileNews item={item} />
      </div>
    </li>
  )
}

/** As large as the picture's place takes: 152 px wide, 150 high, and less on a phone. */
const scaleOf = ({ spec: { trim } }: CartItem): number => Math.min(0.55, 118 / trim.width, 142 / trim.height)

function Amount({ item, drafts }: Pick<CartRowProps, 'item' | 'drafts'>) {
  if (!isEbook(item) && !isKit(item)) return <CopiesAmount item={item} drafts={drafts} />
  return (
    <div className={styles.amount}>
      {item.price.state === 'priced' && (
        <p className={styles.price}>
          <Price amount={item.price.total} size="sm" />
          <Small as="span">{isKit(item) ? '택배비 포함' : '배송 없음'}</Small>
        </p>
      )}
    </div>
  )
}

function CopiesAmount({ item, drafts }: Pick<CartRowProps, 'item' | 'drafts'>) {
  const copies = drafts.of(item)
  const { unit, copies: limits } = kindOf(item.product)
  const { price, priceBreak } = item
  const agreed = agreedDayOf(item.origin)
  const days = useJobDays(price.state === 'priced' ? [price.quote.workingDays] : [], [], [agreed])
  const leaves = days?.plans[0]?.leaves
  return (
    <div className={styles.amount}>
      {price.state === 'priced' && (
        <p className={styles.price}>
          <Price amount={price.total} size="sm" />
          <Small as="span">
            {item.classes && `${formatCount(item.spec.copies)}${unit}, `}한 {unit} {formatWon(price.quote.unit)}
          </Small>
        </p>
      )}
      {item.classes ? null : (
        <Toolbar align="end">
          <Stepper
            value={copies}
            onChange={(next) => drafts.set(item, next)}
            min={limits.min}
            max={limits.max}
            step={stepFor(copies)}
            unit={unit}
            label={`${item.title} 부수`}
          />
          {drafts.isChanged(item) && (
            <Button size="sm" variant="ink" busy={drafts.busy} onClick={() => drafts.give(item)}>
              바꾸기
            </Button>
          )}
        </Toolbar>
      )}
      {priceBreak && (
        <p className={styles.more}>
          <b>
            {formatCount(priceBreak.copies)}
            {unit}
          </b>
          이면 한 {unit} {formatWon(priceBreak.unit)}
        </p>
      )}
      {leaves && (
        <p className={styles.more}>
          {agreed !== null && '예약 교재 · '}
          {agreed === null && (item.files.length > 0 ? '오늘 주문하면 ' : '오늘 파일을 올리면 ')}
          <strong>{longDay(leaves)}</strong> 출고
        </p>
      )}
    </div>
  )
}

/** Steps that a person would count in at this size of run. */
const stepFor = (copies: number): number => (copies >= 1000 ? 100 : copies >= 100 ? 10 : 1)
