import { formatCount } from '#/lib/format-count.ts'
import { useState } from 'react'
import type { FloorStepView } from '#/contract/production/floor.contract.ts'
import { STEP_UNITS } from '#/domain/floor/steps.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import type { Said } from './use-record.ts'
import styles from './machine.module.css'

interface OperatorActsProps {
  readonly step: FloorStepView
  /** Why it cannot begin stands beside it. */
  readonly barred: boolean
  readonly busy: boolean
  /** What follows once it is written. */
  readonly onSay: (said: Said, after?: () => void) => void
}

type Asking = 'waste' | 'problem' | null

/** The four things that are said about what is in hand. */
export function OperatorActs({ step, barred, busy, onSay }: OperatorActsProps) {
  const unit = STEP_UNITS[step.kind]
  const [typed, type] = useState<string | null>(null)
  const made = typed ?? String(step.runs)
  const [asking, ask] = useState<Asking>(null)
  const close = () => ask(null)
  return (
    <>
      <div className={styles.acts}>
        {step.standing === 'running' && step.startedAt !== null ? (
          <>
            <Field label="만든 수">
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  unit={unit}
                  value={made}
                  onChange={(event) => type(event.target.value)}
                />
              )}
            </Field>
            <Button
              variant="primary"
              busy={busy}
              disabled={!(numberOf(made) > 0)}
              onClick={() => onSay({ act: 'done', count: numberOf(made) })}
            >
              완료
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={busy} disabled={barred} onClick={() => onSay({ act: 'start' })}>
            시작
          </Button>
        )}
        <Button aria-expanded={asking === 'waste'} onClick={() => ask(asking === 'waste' ? null : 'waste')}>
          불량 {step.waste > 0 && formatCount(step.waste)}
        </Button>
        <Button aria-expanded={asking === 'problem'} onClick={() => ask(asking === 'problem' ? null : 'problem')}>
          문제
        </Button>
      </div>
      {asking === 'waste' && (
        <WasteForm unit={unit} busy={busy} onSend={(count) => onSay({ act: 'waste', count }, close)} />
      )}
      {asking === 'problem' && <ProblemForm busy={busy} onSend={(note) => onSay({ act: 'problem', note }, close)} />}
    </>
  )
}

/** What somebody said is wrong, until somebody says that it is not. */
export function ProblemNote({ text, busy, onSolved }: { text: string; busy: boolean; onSolved: () => void }) {
  return (
    <p className={styles.problem}>
      문제: {text}
      <Button size="sm" busy={busy} onClick={onSolved}>
        풀렸음
      </Button>
    </p>
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
