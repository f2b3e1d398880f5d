import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { Small } from '#/web/ui/note.tsx'

/** Which class gets how many copies. */
export function CartClasses({ item: { classes } }: { readonly item: Pick<CartItem, 'classes'> }) {
  if (!classes) return null
  return (
    <ul aria-label="반별 부수">
      {classes.map(({ name, copies, nameOnLabel }) => (
        <li key={name}>
          {name} {formatCount(copies)}부 {!nameOnLabel && <Small as="span">이름표에 반 이름 없음</Small>}
        </li>
      ))}
    </ul>
  )
}
