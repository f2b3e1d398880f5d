import { Link } from 'react-router'
import { type CampaignView, downloadCampaigns } from '#/contract/benefits/staff-coupons.contract.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { CAMPAIGN_STATE_WORDS, offerWords, WAY_WORDS } from '#/domain/coupons/coupon-words.ts'
import { formatCount } from '#/lib/format-count.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { STATE_TONES } from './campaign-labels.data.ts'
import { useCampaigns } from './use-campaigns.ts'

const COLUMNS: readonly Column<CampaignView>[] = [
  {
    key: 'name',
    head: '쿠폰',
    rowHead: true,
    cell: (campaign) => (
      <>
        <Link to={`/admin/coupons/${campaign.id}`}>{campaign.name}</Link>
        <Small tone="plain">{offerWords(offerOf(campaign))}</Small>
      </>
    ),
  },
  { key: 'way', head: '받는 방법', cell: ({ way }) => WAY_WORDS[way] },
  { key: 'period', head: '받는 기간', cell: ({ startDay, endDay }) => `${startDay} – ${endDay}` },
  {
    key: 'state',
    head: '상태',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{CAMPAIGN_STATE_WORDS[state]}</Badge>,
  },
  {
    key: 'given',
    head: '발급',
    right: true,
    cell: ({ reach, limitAll }) =>
      limitAll === null ? formatCount(reach.given) : `${formatCount(reach.given)} / ${formatCount(limitAll)}`,
  },
  { key: 'used', head: '사용', right: true, cell: ({ reach }) => formatCount(reach.used) },
  { key: 'cost', head: '할인한 금액', right: true, cell: ({ reach }) => formatWon(reach.cost) },
]

/** 쿠폰: every campaign with what it reached and cost. */
export function Component() {
  const campaigns = useCampaigns()
  const mayWrite = usePermission('coupons')
  const rows = campaigns.data?.pages.flatMap((page) => page.campaigns) ?? []
  const guessing = campaigns.data?.pages[0]?.guessing ?? 0
  const download = async () => saveBlob(await callBlob(downloadCampaigns, { query: { format: 'xlsx' } }), '쿠폰.xlsx')
  return (
    <AdminPage
      title="쿠폰"
      lead="시작한 쿠폰의 조건은 바꿀 수 없습니다. 멈추면 더 나가지 않고, 나간 쿠폰은 기한까지 쓸 수 있습니다."
      actions={
        <Toolbar>
          <Button onClick={() => void download().catch(() => undefined)}>엑셀로 받기</Button>
          {mayWrite && <LinkButton to="/admin/coupons/new">새 쿠폰</LinkButton>}
        </Toolbar>
      }
    >
      {guessing > 0 && (
        <Note tone="bad" role="alert">
          하루 사이 회원 {guessing}명이 맞지 않는 쿠폰 코드를 여러 번 넣었습니다. 그 회원의 코드 등록은 갈수록
          느려집니다.
        </Note>
      )}
      <PagedList
        list={campaigns}
        count={rows.length}
        noun="쿠폰"
        failed="쿠폰을 불러오지 못했습니다"
        empty={
          <EmptyState
            title="아직 쿠폰이 없습니다"
            text="새 쿠폰을 만들면 시작하기 전까지 아무에게도 보이지 않습니다."
          />
        }
      >
        <Table dense caption="쿠폰 목록" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </AdminPage>
  )
}
