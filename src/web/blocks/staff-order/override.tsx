import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { answerOverride, askOverride, type DeskLine } from '#/contract/production/order-desk.contract.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { Button } from '#/web/ui/button.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
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
      {override.mine && override.aloneFrom === null && <p>다른 담당자가 확인하면 진행합니다.</p>}
      {override.aloneFrom !== null && <LookAlone overrideId={override.id} from={override.aloneFrom} acts={acts} />}
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

interface LookAloneProps {
  readonly overrideId: string
  readonly from: string
  readonly acts: DeskActs
}

/** In a shop of one person nobody else can look: they look again themselves, a while later, and write what they saw. */
function LookAlone({ overrideId, from, acts }: LookAloneProps) {
  const early = useNow() < new Date(from)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(answerOverride),
    values: { agree: true, text: '' },
    submit: ({ text }) => acts.answerOverride.mutateAsync({ overrideId, agree: true, text }),
  })
  return (
    <Form onSubmit={(event) => void send(event)}>
      <p>
        확인할 다른 담당자가 없습니다. 잠시 두었다가 스스로 다시 보고, 무엇을 보았는지 적으면 진행합니다. 혼자
        확인했다고 주문 기록에 남습니다.
      </p>
      <Field label="다시 보고 확인한 것" error={errorOf('text')} required>
        {(control) => <Textarea {...control} {...register('text')} rows={2} maxLength={500} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" size="sm" variant="primary" busy={busy} disabled={early}>
        {early ? `${seoulTime(new Date(from))}부터 진행할 수 있습니다` : '혼자 확인하고 진행합니다'}
      </Button>
    </Form>
  )
}
