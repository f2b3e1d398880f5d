import { type ReactNode } from 'react'
import { Link } from 'react-router'
import { brandBinding, brandCart } from '#/contract/brand-paths.ts'
import type { BindingView } from '#/contract/prepress/bindings.contract.ts'
import { SIZES, WAYS } from '#/domain/bindings/binding-names.data.ts'
import { copiesOf } from '#/domain/bindings/binding-set.ts'
import { planBinding } from '#/domain/bindings/plan-binding.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './last-requests.module.css'
import { useLastRequests } from './use-last-requests.ts'

const CoverThumb = latePart(async () => (await import('./cover-thumb.tsx')).CoverThumb)

interface LastRequestsProps {
  readonly brand: string
  /** Only these many, with the way to all of them. */
  readonly most?: number
  /** In the place of a list that is empty. */
  readonly none?: ReactNode
}

/** Earlier requests of the member, to begin the next one from. */
export function LastRequests({ brand, most, none = null }: LastRequestsProps) {
  const list = useLastRequests(brand)
  const sets = (list.data?.pages.flatMap(({ items }) => items) ?? []).slice(0, most)
  if (sets.length === 0) return list.isPending ? null : none
  return (
    <Section
      title="지난 신청"
      id="requests"
      aside={
        most !== undefined && (
          <Link className={styles.all} to={`${brandBinding(brand)}#requests`}>
            모두 보기
          </Link>
        )
      }
    >
      <ul className={styles.last}>
        {sets.map((view) => (
          <LastRow key={view.id} view={view} />
        ))}
      </ul>
      {most === undefined && list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </Section>
  )
}

function LastRow({ view: { id, brand, set, savedAt, itemId } }: { readonly view: BindingView }) {
  const { title } = set.cover
  return (
    <li>
      <span className={styles.picture} aria-hidden="true">
        <CoverThumb set={set} />
      </span>
      <div className={styles.what}>
        <b>{title}</b>
        <Small>
          {formatDay(savedAt)} · 파일 {set.files.length}개 {planBinding(set).pages}쪽 · {SIZES[set.size].name}{' '}
          {WAYS[set.binding].name} {formatCount(copiesOf(set.classes))}권
        </Small>
        {itemId !== null && (
          <Link to={brandCart(brand)}>
            장바구니에 있어요<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </div>
      <LinkButton size="sm" to={brandBinding(brand, { again: id })}>
        파일만 바꿔 다시<VisuallyHidden> {title}</VisuallyHidden>
      </LinkButton>
    </li>
  )
}
