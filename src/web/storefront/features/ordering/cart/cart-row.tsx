import { Link } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { josa } from '#/lib/josa.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { askTitle } from '#/web/blocks/job-title/ask-title.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import styles from './cart.module.css'
import { CartFiles } from './cart-files.tsx'
import { FileNews } from './file-news.tsx'
import { PriceNews } from './price-news.tsx'
import { orderable, useCartActs } from './use-cart.ts'
import type { CopiesDrafts } from './use-copies-drafts.ts'
import { Small } from '#/web/ui/note.tsx'
import { RowTitle } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'

interface CartRowProps {
  readonly item: CartItem
  readonly drafts: CopiesDrafts
  readonly onSelect: (selected: boolean) => void
}

export function CartRow({ item, drafts, onSelect }: CartRowProps) {
  const { remove, setTitle } = useCartActs()
  const copies = drafts.of(item)
  const { unit, copies: limits } = kindOf(item.product)
  const ask = async () => {
    const body = '올린 파일도 이 품목과 함께 삭제됩니다.'
    if (
      await confirmDialog({
        title: `${josa(`「${item.title}」`, '을/를')} 삭제할까요?`,
        body,
        ok: '삭제',
        destructive: true,
      })
    )
      remove.mutate(item.id)
  }
  const rename = async () => {
    const change = await askTitle(item)
    if (change) setTitle.mutate({ item, ...change })
  }
  return (
    <li className={styles.row}>
      <Checkbox
        label={<VisuallyHidden>{item.title} 주문하기</VisuallyHidden>}
        checked={item.selected && orderable(item)}
        disabled={!orderable(item)}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span className={styles.picture}>
        <JobPicture line={item} size={64} />
      </span>
      <div className={styles.what}>
        <RowTitle>
          <Link to={to('/mypage/cart/{id}', { id: item.id })}>{item.title}</Link>
        </RowTitle>
        {item.ownTitle && <Small>{jobKind(item.spec)}</Small>}
        <Small clamped>
          {item.files.length > 0
            ? `파일 ${item.files.length}개 · ${item.files.map((file) => file.name).join(', ')}`
            : '파일은 주문한 뒤에 올려도 됩니다.'}
        </Small>
        <PriceNews item={item} />
      </div>
      <div className={styles.tools}>
        <CartFiles item={item} />
        <Button
          size="sm"
          variant="quiet"
          busy={setTitle.isPending}
          onClick={() => void rename()}
          aria-label={`${item.title} 작업명 바꾸기`}
        >
          작업명 바꾸기
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={remove.isPending}
          onClick={() => void ask()}
          aria-label={`${item.title} 삭제`}
        >
          삭제
        </Button>
      </div>
      <div className={styles.amount}>
        <Toolbar className={styles.copies}>
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
        {item.price.state === 'priced' && (
          <p className={styles.price}>
            <Price amount={item.price.total} size="md" />
            <Small as="span">
              한 {unit} {formatWon(item.price.quote.unit)}
            </Small>
          </p>
        )}
      </div>
      <div className={styles.news}>
        <FileNews item={item} />
      </div>
    </li>
  )
}

/** Steps that a person would count in at this size of run. */
const stepFor = (copies: number): number => (copies >= 1000 ? 100 : copies >= 100 ? 10 : 1)
