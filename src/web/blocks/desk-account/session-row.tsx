import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { AccountSession } from '#/contract/people/staff-accounts.contract.ts'
import { deviceLabels } from '#/domain/members/device-labels.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row } from '#/web/ui/row-list.tsx'

interface SessionRowProps {
  readonly session: z.output<typeof AccountSession>
  readonly end?: ReactNode
}

/** Where somebody is logged in: which browser, from where, and when it was last used. */
export const SessionRow = ({ session, end }: SessionRowProps) => (
  <Row end={end}>
    <b>{deviceLabels(session.userAgent)}</b> {session.current && <Badge tone="ok">이 기기</Badge>}
    <Small tone="plain">
      {session.ip} · 마지막 {seoulDateTime(new Date(session.lastUsedAt))}
    </Small>
  </Row>
)
