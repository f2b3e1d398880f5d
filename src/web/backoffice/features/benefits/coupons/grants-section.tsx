import { type ReactNode, useState } from 'react'
import { type CampaignView, grantCoupons, type GrantView } from '#/contract/benefits/staff-coupons.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { GRANT_LIMIT, grantWorth, wantsSecondPerson } from '#/domain/coupons/grant-limit.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { type Customer, CustomerPicker } from '#/web/blocks/customer-picker/customer-picker.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { GRANT_WORDS } from './campaign-labels.data.ts'
import { useCampaignActs } from './use-campaigns.ts'

interface GrantsSectionProps {
  readonly campaign: CampaignView
  readonly grants: readonly GrantView[]
}

const columnsFor = (decision: (grant: GrantView) => ReactNode): readonly Column<GrantView>[] => [
  {
    key: 'at',
    head: '올린 때',
    cell: ({ madeAt, madeBy }) => `${seoulMinute(madeAt)} ${madeBy}`,
  },
  { key: 'reason', head: '사유', rowHead: true, cell: ({ reason }) => reason },
  { key: 'members', head: '회원', right: true, cell: ({ members }) => `${members}명` },
  { key: 'worth', head: '최대 할인', right: true, cell: ({ worth }) => formatWon(worth) },
  {
    key: 'state',
    head: '상태',
    cell: ({ state, decidedBy }) => `${GRANT_WORDS[state]}${decidedBy ? ` (${decidedBy})` : ''}`,
  },
  { key: 'acts', head: '할 일', right: true, cell: decision },
]

/** What staff gave to whom and why; above the limit a second person decides. */
export function GrantsSection({ campaign, grants }: GrantsSectionProps) {
  const mayGive = usePermission('coupon-grants')
  const [asked, setAsked] = useState(false)
  const decisionOf = (grant: GrantView) =>
    mayGive && grant.state === 'waiting' && <Decision campaignId={campaign.id} grant={grant} />
  return (
    <Section
      title="지급"
      aside={
        mayGive &&
        campaign.state === 'running' && (
          <Button size="sm" onClick={() => setAsked(true)}>
            회원에게 주기
          </Button>
        )
      }
    >
      <Small>{formatWon(GRANT_LIMIT)}을 넘으면 올린 사람이 아닌 다른 사람이 승인한 뒤에 나갑니다.</Small>
      {grants.length === 0 ? (
        <p>아직 준 쿠폰이 없습니다.</p>
      ) : (
        <Table dense caption="지급 내역" columns={columnsFor(decisionOf)} rows={grants} rowKey={({ id }) => id} />
      )}
      <Dialog open={asked} onClose={() => setAsked(false)} title={`${campaign.name} 주기`}>
        {asked && <GrantForm campaign={campaign} onDone={() => setAsked(false)} />}
      </Dialog>
    </Section>
  )
}

function Decision({ campaignId, grant }: { readonly campaignId: string; readonly grant: GrantView }) {
  const { decide } = useCampaignActs(campaignId)
  if (grant.mine) return <Small as="span">다른 사람의 승인을 기다립니다</Small>
  return (
    <Toolbar align="end">
      <Button size="sm" onClick={() => decide.mutate({ grantId: grant.id, decision: 'refused' })}>
        반려
      </Button>
      <Button
        size="sm"
        variant="primary"
        busy={decide.isPending}
        onClick={() => decide.mutate({ grantId: grant.id, decision: 'given' })}
      >
        승인
      </Button>
      {decide.isError && (
        <Small tone="bad" role="alert">
          {decide.error.message}
        </Small>
      )}
    </Toolbar>
  )
}

function GrantForm({ campaign, onDone }: { readonly campaign: CampaignView; readonly onDone: () => void }) {
  const acts = useCampaignActs(campaign.id)
  const [chosen, setChosen] = useState<readonly Customer[]>([])
  const { register, send, errorOf, failure, busy, setValue } = useApiForm({
    schema: bodyOf(grantCoupons),
    values: { memberIds: [], reason: '' },
    submit: async (body) => {
      await acts.grant.mutateAsync(body)
      onDone()
    },
  })
  const choose = (next: readonly Customer[]) => {
    setChosen(next)
    setValue(
      'memberIds',
      next.map(({ memberId }) => memberId),
    )
  }
  const worth = grantWorth(offerOf(campaign), chosen.length)
  return (
    <AdminForm onSubmit={send}>
      <CustomerPicker
        chosen={null}
        onChoose={(customer) =>
          customer && !chosen.some(({ memberId }) => memberId === customer.memberId) && choose([...chosen, customer])
        }
      />
      <ul aria-label="받을 회원">
        {chosen.map((customer) => (
          <li key={customer.memberId}>
            {customer.company ?? customer.name} {customer.email}{' '}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${customer.name} 빼기`}
              onClick={() => choose(chosen.filter((other) => other !== customer))}
            >
              빼기
            </Button>
          </li>
        ))}
      </ul>
      <Field label="사유" hint="감사 기록에 남습니다." error={errorOf('reason')} required>
        {(field) => <Input {...field} {...register('reason')} maxLength={200} />}
      </Field>
      {wantsSecondPerson(worth) && (
        <Note tone="warn">최대 {formatWon(worth)}이라 다른 사람이 승인한 뒤에 나갑니다.</Note>
      )}
      <FormFailure message={failure ?? errorOf('memberIds') ?? null} />
      <Button type="submit" variant="primary" block busy={busy}>
        {chosen.length}명에게 주기
      </Button>
    </AdminForm>
  )
}
