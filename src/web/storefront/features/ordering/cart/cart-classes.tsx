import { useEffect, useEffectEvent, useId } from 'react'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { type ClassCopies, copiesOfClasses, MOST_CLASS_COPIES } from '#/domain/brands/classes.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import styles from './cart-classes.module.css'
import type { ClassDrafts } from './use-class-drafts.ts'

interface CartClassesProps {
  readonly item: CartItem
  readonly drafts: ClassDrafts
}

/** Which class gets how many copies. */
export function CartClasses({ item, drafts }: CartClassesProps) {
  if (!item.classes) return null
  if (item.origin?.kind === 'edition') return <ClassesEditor item={item} drafts={drafts} />
  return (
    <ul aria-label="반별 부수">
      {item.classes.map((each) => (
        <li key={each.name}>
          {each.name} {formatCount(each.copies)}
          {kindOf(item.product).unit} <Names of={each} />
        </li>
      ))}
    </ul>
  )
}

/** Long enough to type a number of two digits. */
const PAUSE_MS = 600

/** Copies can be changed where they stand; the shop is told after a pause, so that the price follows. */
function ClassesEditor({ item, drafts }: CartClassesProps) {
  const messageId = useId()
  const classes = drafts.of(item)
  const { unit } = kindOf(item.product)
  const problem = drafts.problemOf(item)
  const typed = drafts.isChanged(item) && problem === null && !drafts.busy ? classes : null
  const give = useEffectEvent(() => void drafts.give(item))
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(give, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const setCopies = (name: string, copies: number) =>
    drafts.set(
      item,
      classes.map((each) => (each.name === name ? { ...each, copies } : each)),
    )
  return (
    <div className={styles.classes}>
      <ul aria-label="반별 부수">
        {classes.map((each) => (
          <li key={each.name}>
            <span>
              {each.name} <Names of={each} />
            </span>
            <Stepper
              label={`${item.title} ${each.name} 부수`}
              min={0}
              max={MOST_CLASS_COPIES}
              unit={unit}
              value={each.copies}
              onChange={(copies) => setCopies(each.name, copies)}
              {...(each.copies === 0 ? { 'aria-invalid': true, 'aria-describedby': messageId } : {})}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${each.name} 반 삭제`}
              disabled={classes.length === 1}
              onClick={() =>
                drafts.set(
                  item,
                  classes.filter(({ name }) => name !== each.name),
                )
              }
            >
              삭제
            </Button>
          </li>
        ))}
      </ul>
      <div id={messageId} role="status">
        {problem === null ? (
          drafts.isChanged(item) && (
            <Small>
              모두 {formatCount(copiesOfClasses(classes))}
              {unit}, 가격을 다시 보고 있어요
            </Small>
          )
        ) : (
          <Note tone="bad">{problem}</Note>
        )}
      </div>
    </div>
  )
}

/** Where the name of a class is printed, when that is not only its label. */
function Names({ of: { nameOnLabel, nameOnCover } }: { readonly of: ClassCopies }) {
  if (nameOnCover) return <Small as="span">표지에도 반 이름</Small>
  return nameOnLabel ? null : <Small as="span">이름표에 반 이름 없음</Small>
}
