import { gangSheet } from '#/domain/gangs/gang-sheet.ts'
import { pointToGang, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { gangLineOf, problemOf } from './gang-lines.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { endMembers, liveGangOfLine, updateGang } from './gangs.repo.ts'
import { lockWhole } from './move-gang.ts'
import { reseat } from './put-gang.ts'

/**
 * A line that was cancelled or held, or whose approval was withdrawn, leaves a draft. On a fixed sheet it stays and stops it: its plates
 * are made, and a person decides.
 */
export async function dropUnsettled(deps: GangsDeps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const gangId = await liveGangOfLine(tx, lineId)
    if (!gangId) return
    const { row, members, lines } = await lockWhole(tx, gangId)
    const stay = lines.filter((line) => {
      const { binding = null } = members.find((member) => member.lineId === line.id) ?? {}
      return problemOf(line, binding) === null
    })
    if (row.state === 'draft' && stay.length < lines.length) {
      const sheet = stay.length > 1 ? gangSheet(stay.map(gangLineOf), await deps.tariffs.current(tx)) : null
      if (sheet) return reseat(tx, deps, row, stay, sheet)
      await endMembers(tx, gangId)
      for (const line of lines) await pointToGang(tx, deps, line, null)
      await updateGang(tx, gangId, { state: 'undone', version: row.version + 1, changedAt: deps.clock.now() })
    }
    await deps.live.publish(tx, gangTopic(gangId), STAFF_QUEUE_TOPIC)
  })
}
