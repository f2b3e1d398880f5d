import { useState } from 'react'
import type { LookedAt } from '#/contract/looked-at.ts'
import { answerCorrection, type StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { useEbookAct } from './use-staff-ebook.ts'

type DeskCorrection = StaffEbook['corrections'][number]

/** What the customer wants corrected, place by place; each gets an answer. */
export function Corrections({ ebook: { id, corrections } }: { readonly ebook: StaffEbook }) {
  const open = corrections.filter(({ answer }) => answer === null).length
  return (
    <Section title="수정 요청" aside={<span>답할 것 {open}건</span>}>
      <RowList>
        {corrections.toReversed().map((correction) => (
          <Correction key={correction.id} ebookId={id} correction={correction} />
        ))}
      </RowList>
    </Section>
  )
}

interface CorrectionProps {
  readonly ebookId: string
  readonly correction: DeskCorrection
}

function Correction({ ebookId, correction }: CorrectionProps) {
  const { id, round, edition, place, quoted, body, answer, seen } = correction
  /** What is typed, and what was seen when the typing began: the page is asked again while somebody types. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly seen: LookedAt } | null>(null)
  const text = draft?.text ?? answer ?? ''
  const reply = useEbookAct(ebookId, (said: string) =>
    call(answerCorrection, {
      params: { id: ebookId, correctionId: id },
      body: { answer: said, seen: draft?.seen ?? seen },
    }),
  )
  const isOvertaken = draft !== null && draft.seen['답'] !== seen['답']
  return (
    <Row>
      <b>{body}</b>
      <Small>
        {round}번째, 시안 {edition} · {place}
        {quoted && ` · 「${quoted}」`}
      </Small>
      <Field label="답">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={500}
            onChange={({ target }) => setDraft({ text: target.value, seen: draft?.seen ?? seen })}
          />
        )}
      </Field>
      {isOvertaken && (
        <Note role="status">
          쓰시는 동안 다른 직원이 답했습니다: 「{answer}」{' '}
          <Button size="sm" onClick={() => setDraft({ text, seen })}>
            확인하고 이어 쓰기
          </Button>{' '}
          <Button size="sm" variant="quiet" onClick={() => setDraft(null)}>
            이 답으로 두기
          </Button>
        </Note>
      )}
      <Button
        size="sm"
        busy={reply.isPending}
        disabled={text.trim() === '' || text === answer}
        onClick={() => reply.mutate(text, { onSuccess: () => setDraft(null) })}
      >
        {answer === null ? '답하기' : '답 고치기'}
      </Button>
    </Row>
  )
}
