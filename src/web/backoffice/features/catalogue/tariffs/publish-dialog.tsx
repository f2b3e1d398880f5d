import { useState } from 'react'
import { ApiError } from '#/web/api/api-error.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { FindingsList } from './findings-list.tsx'
import { instantOf, nextMidnight, seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { useReport, useTariffActs, useVersions, type Subject } from './use-tariffs.ts'
import styles from './report.module.css'

interface PublishDialogProps {
  readonly subject: Subject
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says what publishing means before it is done: from when, for whom, and how prices move. */
export function PublishDialog({ subject, onClose, onDone }: PublishDialogProps) {
  const report = useReport(subject)
  const latest = useVersions().data?.pages[0]?.latest
  const { publish } = useTariffActs()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState(() => nextMidnight(new Date()))
  const [note, setNote] = useState('')
  const [looked, setLooked] = useState(false)
  const findings = subject.kind === 'draft' ? (report.data?.findings ?? []) : []
  const stopped = findings.some(({ level }) => level === 'stop')
  const effectiveAt = when === 'now' ? null : instantOf(at)
  const ready = report.data && latest && note.trim() && !stopped && (findings.length === 0 || looked)
  const send = () => {
    if (!latest) return
    publish.mutate(
      { subject, latest, effectiveAt, note, looked },
      {
        onSuccess: ({ version, effectiveAt: begins }) => {
          toast(`${version} 요금표를 발행했습니다. ${seoulMinute(begins)}부터 씁니다.`)
          onDone()
        },
      },
    )
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${subject.name} 발행하기`}
      actions={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button variant="primary" busy={publish.isPending} disabled={!ready} onClick={send}>
            발행하기
          </Button>
        </>
      }
    >
      <Stack>
        <Meaning subject={subject} report={report.data} />
        <FindingsList findings={findings} />
        {findings.length > 0 && !stopped && (
          <Checkbox
            label="다시 볼 것을 모두 확인했습니다"
            checked={looked}
            onChange={(event) => setLooked(event.target.checked)}
          />
        )}
        <Choices>
          <legend>언제부터</legend>
          <Radio name="when" label="발행하는 즉시" checked={when === 'now'} onChange={() => setWhen('now')} />
          <Radio name="when" label="정한 때부터" checked={when === 'later'} onChange={() => setWhen('later')} />
        </Choices>
        {when === 'later' && (
          <Field label="시작하는 때" hint="한국 시각입니다. 그 전에는 예약을 거둘 수 있습니다.">
            {(control) => (
              <Input {...control} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
            )}
          </Field>
        )}
        <Field label="바꾼 사유" required hint="판 목록과 감사 기록에 남습니다.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={300}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {publish.error && (
          <p role="alert" className={styles.refusal}>
            {publish.error instanceof ApiError ? publish.error.message : '발행하지 못했습니다. 다시 해 주세요.'}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}

function Meaning({ subject, report }: { subject: Subject; report: ReturnType<typeof useReport>['data'] }) {
  const comparison = report?.comparison
  return (
    <ul className={styles.meaning}>
      <li>
        {subject.kind === 'draft'
          ? '이 초안의 값이 새 판이 됩니다. 지난 판은 그대로 남습니다.'
          : `${subject.version} 판의 값이 새 판으로 다시 나갑니다. 그 사이의 판도 그대로 남습니다.`}
      </li>
      <li>시작한 때부터 상품 화면과 견적, 새 주문이 이 값을 씁니다. 이미 한 주문의 값은 바뀌지 않습니다.</li>
      <li>
        {comparison
          ? `표준 작업 ${comparison.jobs.length}건 가운데 ${comparison.dearer}건이 오르고 ${comparison.cheaper}건이 내립니다. 팔지 않게 되는 작업은 ${comparison.refused}건입니다.`
          : '표준 작업의 값을 계산하는 중입니다.'}
      </li>
    </ul>
  )
}
