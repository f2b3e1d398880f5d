import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type BindingView, listBindings } from '#/contract/prepress/bindings.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { SIZES, WAYS } from '#/domain/bindings/binding-names.data.ts'
import { copiesOf } from '#/domain/bindings/binding-set.ts'
import { planBinding } from '#/domain/bindings/plan-binding.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { call } from '#/web/api/call.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './sections.module.css'

/** Earlier requests, to begin the next one from. Nothing where there is none yet. */
export function LastRequests() {
  const list = useInfiniteQuery({
    queryKey: ['bindings', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listBindings, { query: pageParam === null ? {} : { after: pageParam }, signal, errors: 'throw' }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const sets = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (sets.length === 0) return null
  return (
    <Section title="지난 신청">
      <ul className={styles.last}>
        {sets.map((view) => (
          <LastRow key={view.id} view={view} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </Section>
  )
}

function LastRow({ view: { id, set, savedAt, itemId } }: { readonly view: BindingView }) {
  const { title } = set.cover
  return (
    <li>
      <p>
        <b>{title}</b>
        <Small as="span">
          {formatDay(savedAt)} · {SIZES[set.size].name} {WAYS[set.binding].name} {planBinding(set).pages}쪽 ·{' '}
          {formatCount(copiesOf(set.classes))}권
        </Small>
      </p>
      <p>
        {itemId !== null && (
          <Link to={to('/matholic/cart')}>
            장바구니에 있어요<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
        <LinkButton size="sm" to={to('/matholic/product', {}, { again: id })}>
          파일만 바꿔 다시<VisuallyHidden> {title}</VisuallyHidden>
        </LinkButton>
      </p>
    </li>
  )
}
