import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberApiKeys } from './member-api-keys.tsx'
import { MemberWebhooks } from './member-webhooks.tsx'
import { MemberChanges } from './member-changes.tsx'
import { MemberDeals } from './member-deals.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { APPROVAL_WORDS, TYPE_WORDS } from './member-labels.data.ts'
import { MemberNotes } from './member-notes.tsx'
import { MemberOrders } from './member-orders.tsx'
import { MemberThings } from './member-things.tsx'
import styles from './members.module.css'
import { personFacts } from './person-facts.tsx'
import { useMemberDesk } from './use-member-desk.ts'

/** One member whole: money, orders, papers, questions, and what the desk knows and agreed. */
export function Component() {
  const { memberId = '' } = useParams()
  const desk = useMemberDesk(memberId)
  if (desk.isError)
    return (
      <ErrorState
        whole
        title="회원을 불러오지 못했습니다"
        text={desk.error.message}
        onRetry={() => void desk.refetch()}
      />
    )
  return desk.data ? <MemberPage desk={desk.data} /> : <LoadingState />
}

function MemberPage({ desk }: { readonly desk: MemberDesk }) {
  const { member, sums } = desk
  const mayChange = usePermission('member-admin')
  const mayLend = usePermission('money')
  const [opened, setOpened] = useState(false)
  const name = member.companyName ?? member.maskedName
  return (
    <AdminPage
      title={name}
      above={<Link to="/admin/members?show=all">회원</Link>}
      lead={<Lead member={member} />}
      actions={
        <Toolbar>
          <Button size="sm" onClick={() => setOpened(true)}>
            연락처와 주소 열어 보기
          </Button>
          {mayLend && !member.guest && (
            <LinkButton size="sm" to={`/admin/credit/${member.id}`}>
              후불 조건
            </LinkButton>
          )}
        </Toolbar>
      }
    >
      {member.suspended && (
        <Note tone="warn" role="note">
          정지한 회원입니다. 로그인할 수 없고 하던 주문은 그대로 진행합니다. 사유: {member.suspended.reason}
        </Note>
      )}
      <Columns side={380}>
        <div>
          <Section title="주문과 돈">
            <FactList
              className={styles.figures}
              facts={[
                ['주문', `${sums.orders}건`],
                ['받은 돈', formatWon(sums.paid)],
                ['돌려 드린 돈', formatWon(sums.refunded)],
                ['아직 받을 돈', formatWon(sums.unpaid), sums.unpaid > 0 ? 'strong' : undefined],
              ]}
            />
            <MemberOrders orders={desk.orders} />
          </Section>
          <MemberDeals memberId={member.id} />
          <MemberThings desk={desk} />
        </div>
        <div>
          <Section title="회원">
            <FactList terms={88} facts={personFacts(member)} />
          </Section>
          {mayChange && <MemberActs member={member} />}
          {mayChange && <MemberApiKeys memberId={member.id} />}
          {mayChange && <MemberWebhooks memberId={member.id} />}
          <MemberNotes memberId={member.id} notes={desk.notes} />
          <MemberChanges changes={desk.changes} />
        </div>
      </Columns>
      {opened && <MemberDialog memberId={member.id} onClose={() => setOpened(false)} />}
    </AdminPage>
  )
}

const Lead = ({ member: { type, approval, suspended } }: Pick<MemberDesk, 'member'>) => (
  <>
    {TYPE_WORDS[type] ?? type}{' '}
    {approval && <Badge tone={APPROVAL_WORDS[approval][1]}>{APPROVAL_WORDS[approval][0]}</Badge>}{' '}
    {suspended && <Badge tone="bad">정지</Badge>}
  </>
)
