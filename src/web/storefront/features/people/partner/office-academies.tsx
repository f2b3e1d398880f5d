import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type HeadOfficeAcademy, listHeadOfficeAcademies } from '#/contract/textbooks/head-office.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { OfficeExport } from './office-export.tsx'
import styles from './partner.module.css'

/** Academies of the brand, the newest first; what they buy of the shop itself is not the brand's. */
export function OfficeAcademies({ waiting }: { readonly waiting: number }) {
  const list = useInfiniteQuery({
    queryKey: ['head-office', 'academies'],
    queryFn: ({ pageParam, signal }) =>
      call(listHeadOfficeAcademies, { query: pageParam ? { after: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Toolbar className={styles.tools}>
        <Small>
          {waiting > 0 ? `${formatCount(waiting)}곳이 인쇄소의 승인을 기다려요.` : '기다리는 학원이 없어요.'}
        </Small>
        {rows.length > 0 && <OfficeExport what="academies" name="학원" />}
      </Toolbar>
      <PagedList
        list={list}
        count={rows.length}
        noun="학원"
        failed="학원을 불러오지 못했습니다"
        empty={<EmptyState title="가입한 학원이 아직 없습니다" text="학원이 가입을 신청하면 여기에 나타납니다." />}
      >
        <Table caption="학원" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </>
  )
}

const COLUMNS: readonly Column<HeadOfficeAcademy>[] = [
  { key: 'academy', head: '학원', rowHead: true, cell: ({ academy }) => academy || '학원 이름 없음' },
  { key: 'contract', head: '지점·계약번호', cell: ({ contract }) => contract || '–' },
  {
    key: 'state',
    head: '상태',
    cell: ({ state }) =>
      state === 'joined' ? <StateMark shape="disc">가입</StateMark> : <StateMark shape="ring">승인 대기</StateMark>,
  },
  { key: 'since', head: '신청일', cell: ({ since }) => seoulDay(new Date(since)) },
  { key: 'last', head: '마지막 주문', cell: ({ lastDay }) => lastDay ?? '아직 없음' },
  { key: 'copies', head: '부수', right: true, cell: ({ copies }) => `${formatCount(copies)}부` },
  {
    key: 'orders',
    head: '주문',
    right: true,
    cell: ({ id, academy, orders }) =>
      orders === 0 ? (
        '0건'
      ) : (
        <Link
          to={to('/offline-draft', {}, { tab: 'orders', academy: id })}
          aria-label={`${academy || '학원 이름 없음'} 주문 ${orders}건 보기`}
        >
          {formatCount(orders)}건
        </Link>
      ),
  },
]
