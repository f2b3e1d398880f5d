import type { BodyOf } from '#/contract/endpoint.ts'
import type { makeEstimate as makeEndpoint } from '#/contract/ordering/staff-estimates.contract.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import type { WholeEstimate } from './estimates.repo.ts'
import { makeEstimate } from './make-estimate.ts'
import { tellCustomer } from './tell-customer.ts'

/** An estimate that staff makes: it stands in the customer's box, and the customer is told. */
export async function makeForCustomer(
  tx: Tx,
  deps: EstimatesDeps,
  call: AuditedCall & { readonly principal: StaffPrincipal },
  { memberId, jobs, note }: BodyOf<typeof makeEndpoint>,
): Promise<WholeEstimate> {
  const { staffId } = call.principal
  const staff = { id: staffId, name: (await staffName(tx, staffId)) ?? '직원' }
  const whole = await makeEstimate(tx, deps, { memberId, roles: null, jobs, staff, note, visitorKey: null })
  const { number, total } = whole.row
  await audit(tx, call, { action: 'estimate.make', objectKind: 'estimate', objectId: number, detail: { total } })
  await tellCustomer(tx, deps, whole.row, { what: 'made' })
  return whole
}
