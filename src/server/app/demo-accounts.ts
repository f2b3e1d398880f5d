import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_PARTNER } from '#/server/features/people/partners/demo-partner.data.ts'
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'

/** The accounts a fresh shop starts with, one line each, for the terminal that starts it. */
export function demoAccountLines(): readonly string[] {
  const line = (where: string, loginId: string, password: string) =>
    `  ${where.padEnd(15)} ${loginId.padEnd(18)} ${password}`
  return [
    ...DEMO_MEMBERS.map(({ loginId }) => line('/member/login', loginId, DEMO_MEMBER_PASSWORD)),
    ...DEMO_STAFF.map(({ loginId }) => line('/admin', loginId, DEMO_STAFF_PASSWORD)),
    line('/offline-draft', DEMO_PARTNER.loginId, DEMO_PARTNER.password),
  ]
}
