import { useState } from 'react'
import type { Invitation } from '#/contract/people/invitations.contract.ts'
import type { PartnerAccount } from '#/contract/people/partner-accounts.contract.ts'
import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import type { StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { PartnerTable } from './partner-table.tsx'
import { RightsTable } from './rights-table.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { StaffTable } from './staff-table.tsx'
import styles from './staff.module.css'
import { useInvitations, usePartnerAccounts, useStaffAccounts, useStaffRoles } from './use-people.ts'

type Open =
  | { readonly what: 'invite-staff' | 'invite-partner' | 'new-role' }
  | { readonly what: 'staff'; readonly account: StaffAccount }
  | { readonly what: 'partner'; readonly account: PartnerAccount }
  | { readonly what: 'role'; readonly role: StaffRoleView }

/** 직원과 권한: who works here and at which partner, who is invited, and what each role may do. */
export function Component() {
  const staff = useStaffAccounts()
  const partners = usePartnerAccounts()
  const invitations = useInvitations()
  const roles = useStaffRoles()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const failed = [staff, partners, invitations, roles].find((query) => query.error)
  if (failed?.error)
    return (
      <ErrorState
        whole
        title="직원과 권한을 불러오지 못했습니다"
        text={failed.error.message}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!staff.data || !partners.data || !invitations.data || !roles.data) return <LoadingState />
  const invited = (audience: Invitation['audience']) =>
    invitations.data.invitations.filter((one) => one.audience === audience)
  return (
    <AdminPage
      title="직원과 권한"
      lead={`${staff.data.accounts.filter(({ disabledAt }) => !disabledAt).length}명이 일합니다. 초대로 들어온 분은 2단계 인증을 꼭 켭니다.`}
      actions={
        <Toolbar>
          <Button onClick={() => setOpen({ what: 'invite-partner' })}>파트너 초대</Button>
          <Button variant="primary" onClick={() => setOpen({ what: 'invite-staff' })}>
            직원 초대
          </Button>
        </Toolbar>
      }
    >
      <div className={styles.halves}>
        <div>
          <Section title="직원">
            <StaffTable
              accounts={staff.data.accounts}
              invited={invited('staff')}
              onOpen={(account) => setOpen({ what: 'staff', account })}
            />
          </Section>
          <Section title="파트너">
            <PartnerTable
              accounts={partners.data.accounts}
              invited={invited('partner')}
              onOpen={(account) => setOpen({ what: 'partner', account })}
            />
          </Section>
        </div>
        <Section
          title="역할과 권한"
          aside={
            <Button size="sm" onClick={() => setOpen({ what: 'new-role' })}>
              역할 더하기
            </Button>
          }
        >
          <RightsTable roles={roles.data.roles} onOpen={(role) => setOpen({ what: 'role', role })} />
        </Section>
      </div>
      {open?.what === 'invite-staff' && <InviteDialog audience="staff" roles={roles.data.roles} onClose={close} />}
      {open?.what === 'invite-partner' && <InviteDialog audience="partner" roles={[]} onClose={close} />}
      {open?.what === 'new-role' && <RoleDialog known={null} onClose={close} />}
      {open?.what === 'role' && <RoleDialog known={open.role} onClose={close} />}
      {open?.what === 'staff' && <StaffDialog account={open.account} roles={roles.data.roles} onClose={close} />}
      {open?.what === 'partner' && <PartnerDialog account={open.account} onClose={close} />}
    </AdminPage>
  )
}
