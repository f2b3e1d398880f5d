import { useState } from 'react'
import { Form } from '#/web/ui/form.tsx'
import { Link } from 'react-router'
import type { FloorJobView, FloorMachineView, FloorStepView } from '#/contract/production/floor.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { outlookWords } from '#/domain/floor/consequence.ts'
import type { JobOutlook } from '#/domain/floor/plan-floor.ts'
import { isPrint, STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { useRecord } from './use-record.ts'
import styles from './machine.module.css'

interface OperatorCardProps {
  readonly machine: FloorMachineView
  readonly job: FloorJobView
  readonly step: FloorStepView
  readonly outlook: JobOutlook | undefined
  readonly now: Date
}

type Asking = 'waste' | 'problem' | null

/** The job in hand, as large as can be read from two metres, and the four things that are said about it. */
export function OperatorCard({ machine, job, step, outlook, now }: OperatorCardProps) {
  const unit = STEP_UNITS[step.kind]
  const record = useRecord(job, step, machine)
  const [made, setMade] = useState(String(step.runs))
  const [asking, ask] = useState<Asking>(null)
  const running = step.standing === 'running'
  const written = step.startedAt !== null
  const bare = isPrint(step.kind) && job.package !== 'done' && !running
  return (
    <section className={styles.card} aria-label={job.title}>
      <div className={styles.job}>
        <JobPicture line={job} size={112} />
        <div>
          <h2>
            {job.title} {job.remake && <Badge tone="orange">재제작</Badge>}
          </h2>
          <p className={styles.figure}>
            {step.runs.toLocaleString('ko-KR')}
            <small>{unit}</small>
          </p>
          <p>
            {job.code} · {STEP_NAMES[step.kind]} · {copiesText(job.spec.product, job.copies)}
          </p>
          <p>{job.summary}</p>
          {outlook && <p className={outlook.late ? styles.late : undefined}>{outlookWords(outlook, now)}</p>}
        </div>
      </div>
      {step.problem && (
        <p className={styles.problem}>
          문제: {step.problem}
          <Button size="sm" busy={record.isPending} onClick={() => record.mutate({ act: 'solved' })}>
            풀렸음
          </Button>
        </p>
      )}
      {bare && (
        <p className={styles.problem}>
          인쇄 자료가 아직 없어 시작할 수 없습니다.{' '}
          <Link to={`/admin/orders?q=${job.orderNumber}`}>주문에서 인쇄 자료 만들기</Link>
        </p>
      )}
      <div className={styles.acts}>
        {running && written ? (
          <>
            <Field label="만든 수">
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  unit={unit}
                  value={made}
                  onChange={(event) => setMade(event.target.value)}
                />
              )}
            </Field>
            <Button
              variant="primary"
              busy={record.isPending}
              disabled={!(numberOf(made) > 0)}
              onClick={() => record.mutate({ act: 'done', count: numberOf(made) })}
            >
              완료
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={record.isPending}
            disabled={bare || !job.planned}
            onClick={() => record.mutate({ act: 'start' })}
          >
            시작
          </Button>
        )}
        <Button aria-expanded={asking === 'waste'} onClick={() => ask(asking === 'waste' ? null : 'waste')}>
          불량 {step.waste > 0 && step.waste.toLocaleString('ko-KR')}
        </Button>
        <Button aria-expanded={asking === 'problem'} onClick={() => ask(asking === 'problem' ? null : 'problem')}>
          문제
        </Button>
      </div>
      {!job.planned && <p className={styles.problem}>아직 제작에 걸지 않은 작업입니다.</p>}
      {asking === 'waste' && (
        <WasteForm unit={unit} busy={record.isPending} onSend={(count) => record.mutate({ act: 'waste', count })} />
      )}
      {asking === 'problem' && (
        <ProblemForm busy={record.isPending} onSend={(note) => record.mutate({ act: 'problem', note })} />
      )}
    </section>
  )
}

const numberOf = (text: string): number => Number(text.replaceAll(',', '')) || 0

interface WasteFormProps {
  readonly unit: string
  readonly busy: boolean
  readonly onSend: (count: number) => void
}

function WasteForm({ unit, busy, onSend }: WasteFormProps) {
  const [count, setCount] = useState('')
  return (
    <Form
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        if (numberOf(count) > 0) onSend(numberOf(count))
      }}
    >
      <Field label="불량 수">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            unit={unit}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={busy} disabled={!(numberOf(count) > 0)}>
        불량 적기
      </Button>
    </Form>
  )
}

function ProblemForm({ busy, onSend }: Omit<WasteFormProps, 'onSend' | 'unit'> & { onSend: (note: string) => void }) {
  const [note, setNote] = useState('')
  return (
    <Form
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim()) onSend(note)
      }}
    >
      <Field label="무슨 문제인가요" hint="제작판과 사무실에 바로 보입니다.">
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
      <Button type="submit" variant="ink" busy={busy} disabled={!note.trim()}>
        문제 알리기
      </Button>
    </Form>
  )
}
