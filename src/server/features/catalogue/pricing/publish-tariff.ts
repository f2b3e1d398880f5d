import { AppError } from '#/contract/errors.ts'
import { DAY_MS, seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertTariff, listVersions, lockPublishing, versionsOfMonth } from './pricing.repo.ts'

export interface Publication {
  /** Its version and first day are given here; what it says of them is replaced. */
  readonly body: Tariff
  readonly basedOn: string
  /** Version published last when the publisher looked. */
  readonly latest: string
  /** Null: at once. */
  readonly effectiveAt: Date | null
  readonly note: string
  readonly by: string
}

export interface Published {
  readonly version: string
  readonly effectiveAt: Date
}

const A_MINUTE_MS = 60_000
const YEAR_MS = 366 * DAY_MS

/**
 * Adds a version; nothing that was published before is touched. One publisher at a time: CONFLICT for whoever had not seen
 * the version that came in between. INVALID_INPUT for a beginning in the past or more than a year away.
 */
export async function publishTariff(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  wanted: Publication,
): Promise<Published> {
  await lockPublishing(tx)
  await checkLatest(tx, wanted.latest)
  const now = clock.now()
  const effectiveAt = beginning(wanted.effectiveAt, now)
  const validFrom = seoulDay(effectiveAt)
  const version = nextName(await versionsOfMonth(tx, validFrom.slice(0, 7)), validFrom.slice(0, 7))
  await insertTariff(tx, {
    version,
    validFrom,
    body: { ...wanted.body, version, validFrom },
    publishedAt: now,
    effectiveAt,
    publishedBy: wanted.by,
    basedOn: wanted.basedOn,
    note: wanted.note,
  })
  return { version, effectiveAt }
}

async function checkLatest(tx: Tx, seen: string): Promise<void> {
  const [latest] = await listVersions(tx, { before: null, limit: 1 })
  if (!latest || latest.version === seen) return
  throw new AppError(
    'CONFLICT',
    `그 사이 ${latest.version} 요금표가 발행되었습니다(${seoulDateTime(latest.publishedAt)}). 초안은 그대로 있습니다. 새 판과 견주어 본 뒤 다시 발행해 주세요.`,
  )
}

/** A minute's grace: the dialog was open while the chosen minute came. */
function beginning(wanted: Date | null, now: Date): Date {
  if (wanted === null) return now
  const ahead = wanted.getTime() - now.getTime()
  if (ahead < -A_MINUTE_MS) refuseBeginning('지난 때부터 시작할 수는 없습니다. 앞으로 올 때를 골라 주세요.')
  if (ahead > YEAR_MS) refuseBeginning('1년 안의 때를 골라 주세요.')
  return ahead < 0 ? now : wanted
}

function refuseBeginning(message: string): never {
  throw new AppError('INVALID_INPUT', message, { effectiveAt: message })
}

/** `2026-11`, then `2026-11.1`, `2026-11.2`. */
function nextName(taken: readonly string[], month: string): string {
  if (!taken.includes(month)) return month
  const numbers = taken.map((version) => Number(version.split('.')[1] ?? 0))
  return `${month}.${Math.max(...numbers) + 1}`
}
