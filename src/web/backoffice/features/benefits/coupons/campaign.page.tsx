import { Link, useNavigate, useParams } from 'react-router'
import type { CampaignPage, CampaignView } from '#/contract/benefits/staff-coupons.contract.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { CAMPAIGN_STATE_WORDS, conditionWords, offerWords, WAY_WORDS } from '#/domain/coupons/coupon-words.ts'
import { formatCount } from '#/lib/format-count.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog, promptDialog } from '#/web/ui/dialogs.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { AUDIENCE_WORDS, STATE_TONES } from './campaign-labels.data.ts'
import { valuesOf } from './campaign-values.ts'
import { GrantsSection } from './grants-section.tsx'
import { PoolsSection } from './pools-section.tsx'
import { useCampaign, useCampaignActs } from './use-campaigns.ts'

/** One coupon campaign: what it reached, its terms, its codes and what was given away of it. */
export function Component() {
  const { id = '' } = useParams()
  const page = useCampaign(id)
  if (page.isError)
    return (
      <ErrorState
        whole
        title="쿠폰을 불러오지 못했습니다"
        text={page.error.message}
        onRetry={() => void page.refetch()}
      />
    )
  return page.data ? <Campaign page={page.data} /> : <LoadingState />
}

function Campaign({ page: { campaign, pools, grants } }: { readonly page: CampaignPage }) {
  const mayWrite = usePermission('coupons')
  const { reach, state } = campaign
  return (
    <AdminPage
      title={campaign.name}
      above={<Link to="/admin/coupons">쿠폰</Link>}
      lead={
        <>
          <Badge tone={STATE_TONES[state]}>{CAMPAIGN_STATE_WORDS[state]}</Badge> {offerWords(offerOf(campaign))}
        </>
      }
      actions={mayWrite && <CampaignActs campaign={campaign} />}
    >
      <Section title="성과">
        <FactList
          layout="ruled"
          terms={140}
          facts={[
            [
              '발급',
              `${formatCount(reach.given)}장${campaign.limitAll === null ? '' : ` / ${formatCount(campaign.limitAll)}장`}`,
            ],
            ['결제 전 주문에 잡아 둠', `${formatCount(reach.reserved)}장`],
            ['사용', `${formatCount(reach.used)}장`],
            ['쓰지 않고 기한 지남', `${formatCount(reach.ended)}장`],
            ['할인한 금액', formatWon(reach.cost), 'strong'],
          ]}
        />
      </Section>
      {campaign.way === 'pool' && <PoolsSection campaign={campaign} pools={pools} />}
      {campaign.way === 'staff' && <GrantsSection campaign={campaign} grants={grants} />}
      <Section title="조건">
        {state === 'draft' && mayWrite ? (
          <CampaignForm draft={campaign} values={valuesOf(campaign)} onSaved={() => undefined} />
        ) : (
          <Terms campaign={campaign} />
        )}
      </Section>
    </AdminPage>
  )
}

function CampaignActs({ campaign }: { readonly campaign: CampaignView }) {
  const navigate = useNavigate()
  const { start, stop, remove } = useCampaignActs(campaign.id)
  const failure = start.error ?? stop.error ?? remove.error
  const askStart = async () => {
    const body = `${offerWords(offerOf(campaign))}\n시작한 뒤에는 조건을 바꿀 수 없습니다.`
    if (await confirmDialog({ title: '쿠폰을 시작할까요?', body, ok: '시작' })) start.mutate(campaign.seen)
  }
  const askStop = async () => {
    const reason = await promptDialog({ title: '쿠폰을 멈출까요?', label: '사유', required: true, ok: '멈추기' })
    if (reason) stop.mutate(reason)
  }
  const askRemove = async () => {
    if (!(await confirmDialog({ title: '쿠폰을 삭제할까요?', ok: '삭제', destructive: true }))) return
    await remove.mutateAsync(campaign.seen)
    await navigate('/admin/coupons')
  }
  return (
    <Toolbar>
      {failure && (
        <Note tone="bad" role="alert">
          {failure.message}
        </Note>
      )}
      {campaign.state === 'draft' && (
        <>
          <Button variant="quiet" busy={remove.isPending} onClick={() => void askRemove().catch(() => undefined)}>
            삭제
          </Button>
          <Button variant="primary" busy={start.isPending} onClick={() => void askStart()}>
            시작
          </Button>
        </>
      )}
      {campaign.state === 'running' && (
        <Button busy={stop.isPending} onClick={() => void askStop()}>
          멈추기
        </Button>
      )}
    </Toolbar>
  )
}

function Terms({ campaign }: { readonly campaign: CampaignView }) {
  const { audience, word, validDays, validDay, stackGroup } = campaign
  return (
    <FactList
      terms={140}
      facts={[
        ['쓸 수 있는 주문', conditionWords(campaign)],
        ['받는 방법', word === null ? WAY_WORDS[campaign.way] : `${WAY_WORDS[campaign.way]} 「${word}」`],
        [
          '받을 수 있는 회원',
          audience.length === 0 ? '모든 회원' : audience.map((type) => AUDIENCE_WORDS[type]).join(', '),
        ],
        ['받는 기간', `${campaign.startDay} – ${campaign.endDay}`],
        ['쓸 수 있는 기간', validDay ? `${validDay}까지` : `받은 날부터 ${validDays ?? 0}일`],
        ['한 사람', `${campaign.limitEach}장`],
        stackGroup !== null && ['함께 쓰지 않는 묶음', stackGroup],
      ]}
    />
  )
}
