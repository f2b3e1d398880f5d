import { Link } from 'react-router'
import { brandHome } from '#/contract/brand-paths.ts'
import type { BrandKept } from '#/contract/content/staff-brands.contract.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { JOINS_WORDS } from './brand-words.data.ts'
import { useBrands } from './use-brands.ts'

/** 브랜드: the sites beside the shop. */
export function Component() {
  const brands = useBrands()
  const rows = brands.data?.brands ?? []
  return (
    <AdminPage
      above={<Link to="/admin/settings">← 설정</Link>}
      title="브랜드"
      lead="가게와 함께 운영하는 사이트예요. 이름과 색, 안내, 가입 방법을 여기서 정하고 새 브랜드도 만들 수 있어요."
      actions={
        <LinkButton variant="primary" to="/admin/settings/brands/new">
          새 브랜드
        </LinkButton>
      }
    >
      <PagedList
        list={brands}
        count={rows.length}
        noun="브랜드"
        failed="브랜드를 불러오지 못했습니다"
        empty={<EmptyState title="브랜드가 없어요" text="새 브랜드를 만들어 보세요." />}
      >
        <Table caption="브랜드" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </AdminPage>
  )
}

const COLUMNS: readonly Column<BrandKept>[] = [
  {
    key: 'name',
    head: '이름',
    rowHead: true,
    cell: ({ id, name }) => <Link to={`/admin/settings/brands/${id}`}>{name}</Link>,
  },
  { key: 'at', head: '주소', cell: ({ id }) => <a href={brandHome(id)}>{brandHome(id)}</a> },
  { key: 'joins', head: '가입', cell: ({ joins }) => JOINS_WORDS[joins] },
  {
    key: 'state',
    head: '상태',
    cell: ({ active }) => <Badge tone={active ? 'ok' : 'warn'}>{active ? '열림' : '닫힘'}</Badge>,
  },
]
