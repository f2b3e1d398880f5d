import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSavedSpec, listSavedSpecs, type SavedSpec } from '#/contract/ordering/saved-specs.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const KEY = ['saved-specs', 'list'] as const

/** 찜한 사양: what was kept to look at again, with the price of today. */
export function SavedSpecs() {
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      call(listSavedSpecs, { query: pageParam ? { after: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const specs = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Section title="찜한 사양">
      {list.isError && (
        <ErrorState
          title="찜한 사양을 불러오지 못했습니다"
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && specs.length === 0 && (
        <Small>사양을 고르고 「찜하기」를 누르면 여기에 모입니다. 가격은 늘 오늘 기준입니다.</Small>
      )}
      <RowList ruled>
        {specs.map((saved) => (
          <SavedRow key={saved.id} saved={saved} />
        ))}
      </RowList>
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </Section>
  )
}

function SavedRow({ saved: { id, product, title, spec, price, refusal } }: { readonly saved: SavedSpec }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteSavedSpec, { params: { id } }),
    onSuccess: () => toast('찜한 사양을 삭제했습니다.'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: KEY })
      focusIfLost()
    },
  })
  const summary = specSummary(spec)
  return (
    <Row
      end={
        <Toolbar>
          <LinkButton
            size="sm"
            to={`/product/${kindByCode(product).slug}/option?saved=${id}`}
            aria-label={`${summary} 열기`}
          >
            열기
          </LinkButton>
          <Button
            size="sm"
            variant="quiet"
            busy={remove.isPending}
            aria-label={`${summary} 삭제`}
            onClick={() => remove.mutate()}
          >
            삭제
          </Button>
        </Toolbar>
      }
    >
      <Toolbar>
        <JobIcon spec={spec} size={48} />
        <span>
          <b>{title}</b> {summary}
          <Small>{price === null ? refusal : `오늘 ${formatWon(price)}`}</Small>
        </span>
      </Toolbar>
    </Row>
  )
}
