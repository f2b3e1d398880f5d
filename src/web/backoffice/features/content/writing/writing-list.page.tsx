import { useSearchParams } from 'react-router'
import type { WrittenRow } from '#/contract/content/writing.contract.ts'
import { WRITTEN_KIND_NAMES, WRITTEN_KINDS, type WrittenKind } from '#/domain/writing/written-kinds.data.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { kindOf } from './kind-of.ts'
import { useWrittenList } from './use-writing.ts'
import { stateNotes, stateWord } from './writing-state.ts'

/** 글과 배너: all that the shop writes, kind by kind, with drafts and what is still to come. */
export function Component() {
  const [search] = useSearchParams()
  const kind = kindOf(search.get('kind'))
  const list = useWrittenList(kind)
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const { name, where } = WRITTEN_KINDS[kind]
  return (
    <AdminPage
      title="글과 배너"
      lead={`${where}에 보입니다.`}
      actions={
        // Each guide has its address already, and there is one front page.
        kind !== 'guide' &&
        kind !== 'home' && (
          <LinkButton size="sm" variant="primary" to={`/admin/content/new?kind=${kind}`}>
            {kind === 'policy' ? '새 판 쓰기' : `${name} 쓰기`}
          </LinkButton>
        )
      }
    >
      <Chips
        label="종류"
        links={WRITTEN_KIND_NAMES.map((one) => ({
          to: `/admin/content?kind=${one}`,
          label: WRITTEN_KINDS[one].name,
          current: one === kind,
        }))}
      />
      <PagedList
        list={list}
        count={rows.length}
        noun={name}
        failed="글을 불러오지 못했습니다"
        empty={<EmptyState title={EMPTY[kind]} text="쓴 글은 공개하기 전까지 손님께 보이지 않습니다." />}
      >
        <Table dense caption={name} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </AdminPage>
  )
}

const EMPTY: Readonly<Record<WrittenKind, string>> = {
  home: '아직 첫 화면이 없습니다',
  notice: '아직 공지가 없습니다',
  faq: '아직 질문이 없습니다',
  guide: '아직 안내가 없습니다',
  policy: '아직 약관이 없습니다',
  portfolio: '아직 제작사례가 없습니다',
  archive: '아직 자료가 없습니다',
  press: '아직 소식이 없습니다',
  promotion: '아직 행사가 없습니다',
  banner: '아직 띠 배너가 없습니다',
  popup: '아직 팝업이 없습니다',
}

const COLUMNS: readonly Column<WrittenRow>[] = [
  {
    key: 'title',
    head: '제목',
    rowHead: true,
    cell: ({ id, title, pinned }) => (
      <>
        {pinned && <Badge tone="orange">중요</Badge>} <TextLink to={`/admin/content/${id}`}>{title}</TextLink>
      </>
    ),
  },
  { key: 'state', head: '상태', cell: (row) => <State row={row} /> },
  { key: 'published', head: '공개한 때', cell: ({ publishedAt }) => (publishedAt ? seoulMinute(publishedAt) : '') },
  {
    key: 'edited',
    head: '마지막 수정',
    cell: ({ editedAt, editedBy }) => `${seoulMinute(editedAt)}${editedBy ? ` ${editedBy}` : ''}`,
  },
]

function State({ row }: { readonly row: WrittenRow }) {
  const { word, tone } = stateWord(row)
  return (
    <>
      <Badge tone={tone}>{word}</Badge> <Small as="span">{stateNotes(row).join(' · ')}</Small>
    </>
  )
}
