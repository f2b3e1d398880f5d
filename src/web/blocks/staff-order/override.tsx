import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { askOverride, type DeskLine } from '#/contract/production/order-desk.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { AnswerForm } from './answer-form.tsx'
import { type DeskActs, useDesk, useDeskActs } from './use-desk.ts'
import styles from './cancellation-request.module.css'

interface OverrideProps {
  readonly orderNumber: string
  readonly lineId: string
}

/** To go on with a file that the check stopped: one person says why, another one looks. */
export function Override({ orderNumber, lineId }: OverrideProps) {
  const desk = useDesk(orderNumber).data
  const acts = useDeskActs(orderNumber)
  const [asking, setAsking] = useState(false)
  const line = desk?.lines.find((candidate) => candidate.lineId === lineId)
  if (!desk || !line) return null
  if (line.override) return <SecondLook override={line.override} acts={acts} />
  if (!desk.may.override) return null
  if (line.overrideRefusal !== null) return <Small>{line.overrideRefusal}</Small>
  if (asking) return <AskForm lineId={lineId} acts={acts} onClose={() => setAsking(false)} />
  return (
    <section aria-label="막힌 채로 진행">
      <Button size="sm" variant="quiet" block onClick={() => setAsking(true)}>
        막힌 채로 진행 요청
      </Button>
    </section>
  )
}

function AskForm({ lineId, acts, onClose }: { lineId: string; acts: DeskActs; onClose: () => void }) {
  const { register, errorOf, ...form } = useApiForm({
    schema: bodyOf(askOverride),
    values: { reason: '' },
    submit: async ({ reason }) => {
      await acts.askOverride.mutateAsync({ lineId, reason })
      onClose()
    },
  })
  return (
    <section className={styles.request} aria-label="막힌 채로 진행 요청">
      <p>다른 담당자가 보고 확인해야 진행합니다.</p>
      <AnswerForm
        {...form}
        label="진행해도 되는 까닭"
        act="확인 요청"
        variant="ink"
        words={register('reason')}
        wordsError={errorOf('reason')}
        onClose={onClose}
      />
    </section>
  )
}

function SecondLook({ override, acts }: { override: NonNullable<DeskLine['override']>; acts: DeskActs }) {
  const answer = (agree: boolean) => acts.answerOverride.mutate({ overrideId: override.id, agree })
  const busy = acts.answerOverride.isPending
  return (
    <section className={styles.request} aria-label="두 번째 확인">
      <p>
        <b>{override.by} 님이 막힌 채로 진행하자고 합니다</b> <ThreadClock at={override.at} />
      </p>
      <p>{override.reason}</p>
      {override.mine && <p>다른 담당자가 확인하면 진행합니다.</p>}
      <Toolbar>
        {override.mayAnswer && (
          <Button size="sm" variant="primary" busy={busy} onClick={() => answer(true)}>
            보았고, 진행합니다
          </Button>
        )}
        {(override.mayAnswer || override.mine) && (
          <Button size="sm" disabled={busy} onClick={() => answer(false)}>
            {override.mine ? '요청 취소' : '진행하지 않기'}
          </Button>
        )}
      </Toolbar>
    </section>
  )
}
