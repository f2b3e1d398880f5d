import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_PARTNER } from '#/server/features/people/partners/demo-partner.data.ts'
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the accounts of the README open the shop', () => {
  for (const { loginId } of DEMO_MEMBERS) expect(README).toContain(`\`${loginId}\` · \`${DEMO_MEMBER_PASSWORD}\``)
  expect(README).toContain(`\`admin\` · \`${DEMO_STAFF_PASSWORD}\``)
  expect(README).toContain(`\`${DEMO_PARTNER.loginId}\` · \`${DEMO_PARTNER.password}\``)
  for (const { loginId } of DEMO_STAFF) expect(README).toContain(`\`${loginId}\``)
})
