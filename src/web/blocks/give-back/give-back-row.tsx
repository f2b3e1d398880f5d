import type { ReactNode } from 'react'
import type { GiveBackView } from '#/contract/money/give-backs.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { GIVE_BACK_CAUSES } from '#/domain/orders/give-back-causes.data.ts'
import { backWord } from '#/domain/orders/give-back-words.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row } from '#/web/ui/row-list.tsx'
import { AnswerGiveBack } from './answer-give-back.tsx'

const STATES = {
  asked: ['확인 기다림', 'warn'],
  done: ['함', 'ok'],
  refused: ['돌려보냄', 'neutral'],
} as const

interface GiveBackRowProps {
  readonly row: GiveBackView
  /** Nobody else at the shop may agree. */
  readonly alone: boolean
  /** Where the order is not on the screen already. */
  readonly order?: ReactNode
}

/** One decision: what, how much, why, and who decided. */
export function GiveBackRow({ row, alone, order }: GiveBackRowProps) {
  const [word, tone] = STATES[row.state]
  return (
    <Row end={<b>{amountOf(row)}</b>} foot={row.state === 'asked' && <AnswerGiveBack row={row} alone={alone} />}>
      <p>
        <Badge tone={tone}>{row.state === 'done' ? `${doneOf(row)}${word}` : word}</Badge> {order}{' '}
        {row.parts.map(({ label }) => label).join(', ')}
      </p>
      <Small>
        {GIVE_BACK_CAUSES[row.cause].label} · {whoOf(row)} <ThreadClock at={row.answeredAt ?? row.askedAt} />
      </Small>
      <Small tone="plain">{row.words}</Small>
      {row.kept > 0 && (
        <Small tone="plain">
          {formatWon(row.kept)} 남김: {row.keptReason}
        </Small>
      )}
      {row.answerReason && <Small tone="plain">확인: {row.answerReason}</Small>}
    </Row>
  )
}

/** What was done of it: money that went back, a debt that shrank, or a line that had neither. */
const doneOf = ({ amount, means }: GiveBackView): string =>
  amount === 0 ? '취소' : backWord({ amount, debt: means.debt })

/** A minus stands only before what has gone. */
function amountOf({ amount, state }: GiveBackView): string {
  if (amount === 0) return '돌려드릴 돈 없음'
  return `${state === 'done' ? '−' : ''}${formatWon(amount)}`
}

function whoOf({ askedByName, answeredByName }: GiveBackView): string {
  return answeredByName && answeredByName !== askedByName ? `${askedByName} → ${answeredByName}` : askedByName
}
