import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listMyDesigns, type SavedDesign } from '#/contract/files/my-designs.contract.ts'
import { DESIGN_KINDS } from '#/domain/designs/design.ts'
import { call } from '#/web/api/call.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Tiles } from '#/web/ui/tiles.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MY_DESIGNS_KEY } from './my-designs-key.ts'
import { SavedCard } from './saved-card.tsx'
import { SavedEditor } from './saved-editor.tsx'
import { UseDialog } from './use-dialog.tsx'

interface Opened {
  readonly saved: SavedDesign
  readonly to: 'change' | 'use'
}

/** 내 디자인: what the member made of the shop's designs, the newest first. */
export function Component() {
  const [search] = useSearchParams()
  const kind = DESIGN_KINDS.find((name) => name === search.get('kind'))
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useInfiniteQuery({
    queryKey: [...MY_DESIGNS_KEY, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(kind ? { kind } : {}), ...(pageParam ? { after: pageParam } : {}) }
      return call(listMyDesigns, { query, signal, errors: 'throw' })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const close = () => setOpened(null)
  return (
    <>
      <PageHeading title="내 디자인" lead="주문에 쓰면 그 주문의 크기와 책등에 맞춘 인쇄 파일을 만듭니다." />
      <KindTabs />
      <PagedList
        list={list}
        count={rows.length}
        noun="디자인"
        failed="내 디자인을 불러오지 못했습니다"
        empty={<Nothing />}
      >
        <Tiles across={[2, 3, 3]}>
          {rows.map((saved) => (
            <li key={saved.id}>
              <SavedCard
                saved={saved}
                onChange={() => setOpened({ saved, to: 'change' })}
                onUse={() => setOpened({ saved, to: 'use' })}
              />
            </li>
          ))}
        </Tiles>
      </PagedList>
      {opened?.to === 'change' && <SavedEditor saved={opened.saved} onClose={close} />}
      {opened?.to === 'use' && <UseDialog saved={opened.saved} others={rows} onClose={close} />}
    </>
  )
}

function KindTabs() {
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind')
  const choices = [
    [null, '전체'],
    ['cover', '표지'],
    ['inner', '내지'],
  ] as const
  return (
    <Toolbar apart role="group" aria-label="종류">
      {choices.map(([value, label]) => (
        <Button
          key={label}
          size="sm"
          aria-pressed={kind === value}
          variant={kind === value ? 'ink' : 'line'}
          onClick={() => setSearch(value ? { kind: value } : {}, { replace: true })}
        >
          {label}
        </Button>
      ))}
    </Toolbar>
  )
}

const Nothing = () => (
  <EmptyState
    title="아직 담은 디자인이 없습니다"
    text="마음에 드는 디자인의 글과 색을 바꿔 담아 두세요."
    action={
      <>
        <LinkButton variant="primary" to="/cover">
          표지 디자인 보기
        </LinkButton>
        <LinkButton to="/inner">내지 디자인 보기</LinkButton>
      </>
    }
  />
)
