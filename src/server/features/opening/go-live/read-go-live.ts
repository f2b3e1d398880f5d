import type { Check, Finding, GoLive } from '#/contract/opening/go-live.contract.ts'
import { ORDER_STEPS, SERVICE_NAMES, SERVICE_WORDS } from '#/domain/opening/services.data.ts'
import { josa } from '#/lib/josa.ts'
import { isAdministrator, staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { GoLiveDeps } from './go-live-deps.ts'
import { latestChecks, latestStamp } from './go-live.repo.ts'
import type { ServiceCheckRow } from './go-live.table.ts'
import { newestRehearsal } from './rehearsal.repo.ts'

/** The shop's own preflight report: what is open, which services were tried, and who stamped. */
export async function readGoLive(deps: GoLiveDeps, staff: StaffPrincipal): Promise<GoLive> {
  const { db } = deps.database
  const rows = await latestChecks(db)
  const checks = await Promise.all(rows.map((row) => presentCheck(db, row)))
  const services = SERVICE_NAMES.map((service) => ({
    service,
    ...deps.parts[service],
    last: checks.find((check) => check.service === service) ?? null,
  }))
  const stamp = await latestStamp(db)
  const rehearsal = await newestRehearsal(db)
  return {
    mode: deps.mode,
    findings: [...(await deps.findings()), ...services.map(serviceFinding)],
    services,
    rehearsal: rehearsal && {
      orderNumber: rehearsal.orderNumber,
      steps: ORDER_STEPS.map((step) => ({ step, at: rehearsal[step]?.toISOString() ?? null })),
    },
    stamp: stamp && { at: stamp.at.toISOString(), who: (await staffName(db, stamp.staffId)) ?? GONE },
    mayStamp: await isAdministrator(db, staff.staffId),
  }
}

const GONE = '나간 직원'

/**
 * A service that failed its last try keeps the shop closed, and so does a payment that nobody tried with the keys of the
 * shop: money is what customers trust it with. Another service that nobody tried is worth a look.
 */
function serviceFinding({ service, real, last }: GoLive['services'][number]): Finding {
  const { name } = SERVICE_WORDS[service]
  const at = '#rehearsal'
  const isMoney = service === 'payment'
  const untried = isMoney ? 'blocked' : 'check'
  if (!last) return { level: untried, says: `${josa(name, '을/를')} 아직 시험하지 않았습니다.`, details: [], at }
  if (last.outcome === 'passed' && real && !last.wasReal)
    return { level: untried, says: `${josa(name, '을/를')} 연습 상태에서만 시험했습니다.`, details: [last.says], at }
  if (last.outcome === 'passed') return { level: 'passed', says: `${name} 시험`, details: [last.says], at }
  const level = service === 'tracking' || service === 'tax' ? 'check' : 'blocked'
  return { level, says: `${name} 시험이 끝나지 않았습니다.`, details: [last.says], at }
}

export async function presentCheck(db: DbOrTx, row: ServiceCheckRow): Promise<Check> {
  const { id, service, at, staffId, outcome, says, wasReal } = row
  return { id, service, at: at.toISOString(), who: (await staffName(db, staffId)) ?? GONE, outcome, says, wasReal }
}
