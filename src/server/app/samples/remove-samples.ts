import { AppError } from '#/contract/errors.ts'
import { dropExampleCases } from '#/server/features/content/writing/writing.public.ts'
import { carryOutCancel } from '#/server/features/money/payments/payments.public.ts'
import { withdrawSampleTiers } from '#/server/features/money/tiers/sample-tiers.ts'
import type { Round } from '#/server/features/opening/samples/samples-deps.ts'
import { lockOpenOrders, openOrdersOf } from '#/server/features/ordering/orders/orders.public.ts'
import { endSuspension, lockMember } from '#/server/features/people/members/members.public.ts'
import type { MemberRow } from '#/server/features/people/members/members.table.ts'
import { forgetMembership } from '#/server/features/privacy/leaving/leave-member.ts'
import { leavingOf } from '#/server/features/privacy/leaving/leaving.ts'
import { holdBelongings } from '#/server/features/privacy/retention/retention.public.ts'
import { deleteExamples } from '#/server/features/support/reviews/reviews.repo.ts'
import { withdrawSampleEditions } from '#/server/features/textbooks/editions/editions.public.ts'
import type { Container } from '../container.ts'
import { closeAccount, type OpenDemoAccount } from '../demo-doors.ts'
import { sampleMembers } from './sample-accounts.ts'

/** Where a practised deposit goes back to: nobody's account, for nobody's money. */
const NOBODYS_ACCOUNT = { bank: '88', accountNumber: '0000000000', holderName: '연습' }

interface Removal {
  /** Who asked for it. */
  readonly staffId: string
  readonly openAccounts: () => Promise<readonly OpenDemoAccount[]>
}

/**
 * One round: examples, open orders of sample members, the members themselves, and accounts that the README opens. Each is a
 * transaction of its own that looks for what is still there, so a server that dies leaves nothing half done.
 */
export async function removeSamples(container: Container, { staffId, openAccounts }: Removal): Promise<Round> {
  const { database } = container
  await database.transaction(deleteExamples)
  await database.transaction(dropExampleCases)
  await database.transaction((tx) => withdrawSampleEditions(tx, container.clock.now()))
  await database.transaction((tx) => withdrawSampleTiers(tx, container, staffId))
  const rounds: Round[] = []
  for (const member of await sampleMembers(database.db)) {
    const stuck = await cancelOrders(container, member, staffId)
    rounds.push(await letGo(container, member, stuck))
  }
  await closeAccounts(container, await openAccounts())
  return { leftOver: rounds.flatMap(({ leftOver }) => leftOver), isWaiting: rounds.some(({ isWaiting }) => isWaiting) }
}

/** By the way of staff, so that books and refunds are right; answers with those that cannot be cancelled. */
async function cancelOrders(container: Container, { id }: MemberRow, staffId: string): Promise<readonly string[]> {
  const stuck: string[] = []
  for (const { orderNumber, act } of await openOrdersOf(container.database.db, id)) {
    // Never paid ones end with the member; refunds that are under way are waited for.
    if (act === null || act === 'refunding') continue
    const by = { kind: 'staff', id: staffId } as const
    const cancelling = { orderNumber, memberId: null, reason: '연습 자료 지우기', by, kept: 0 }
    try {
      await container.database.transaction((tx) =>
        carryOutCancel(tx, container, { ...cancelling, refundAccount: NOBODYS_ACCOUNT }),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      stuck.push(orderNumber)
    }
  }
  return stuck
}

/** Ends the membership, unless an order or money keeps it; then the account is closed and the reason is said. */
async function letGo(container: Container, member: MemberRow, stuck: readonly string[]): Promise<Round> {
  const { database, sessions, loginThrottle, clock } = container
  const whose = { audience: 'member', subjectId: member.id } as const
  return database.transaction(async (tx) => {
    if (!(await lockMember(tx, member.id))) return { leftOver: [], isWaiting: false }
    await holdBelongings(tx, member.id)
    await lockOpenOrders(tx, member.id)
    const leaving = await leavingOf(tx, member.id)
    if (leaving.mayLeave) {
      // Closed while a refund was waited for; who has left is not suspended as well.
      await endSuspension(tx, member.id)
      await forgetMembership(tx, container, member.id, leaving.unpaid)
    } else {
      await closeAccount(tx, whose, clock.now())
      await loginThrottle.forget(tx, whose)
    }
    await sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
    const isWaiting = leaving.orders.some(({ orderNumber, act }) => act === 'refunding' && !stuck.includes(orderNumber))
    const kept = [
      ...leaving.orders,
      ...leaving.owed.flatMap(({ orderNumbers }) => orderNumbers.map((orderNumber) => ({ orderNumber }))),
    ]
    const numbers = [...new Set(kept.map(({ orderNumber }) => orderNumber))]
    return {
      leftOver:
        numbers.length === 0
          ? []
          : [`${member.name} 회원: 끝나지 않은 주문 ${numbers.join(', ')}. 로그인은 막았습니다.`],
      isWaiting,
    }
  })
}

/** Accounts that still open with a password of the README: nobody who works here has one. */
async function closeAccounts(
  { database, sessions, loginThrottle, clock }: Container,
  accounts: readonly OpenDemoAccount[],
): Promise<void> {
  for (const account of accounts) {
    if (account.audience === 'member') continue
    await database.transaction(async (tx) => {
      await closeAccount(tx, account, clock.now())
      await sessions.endAll(tx, { ...account, keep: null }, 'ended-by-staff')
      await loginThrottle.forget(tx, account)
    })
  }
}
