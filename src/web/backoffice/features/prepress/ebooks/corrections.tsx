import { useState } from 'react'
import type { EbookCorrection } from '#/contract/prepress/ebook-parts.ts'
import { answerCorrection, type StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { useEbookAct } from './use-staff-ebook.ts'

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

function Correction({ ebookId, correction }: { readonly ebookId: string; readonly correction: EbookCorrection }) {
  const { id, round, edition, place, quoted, body, answer } = correction
  const [text, setText] = useState(answer ?? '')
  const reply = useEbookAct(ebookId, (said: string) =>
    call(answerCorrection, { params: { id: ebookId, correctionId: id }, body: { answer: said } }),
  )
  return (
    <Row>
      <b>{body}</b>
      <Small>
        {round}번째, 시안 {edition} · {place}
        {quoted && ` · 「${quoted}」`}
      </Small>
      <Field label="답">
        {(control) => (
          <Input {...control} value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Button
        size="sm"
        busy={reply.isPending}
        disabled={text.trim() === '' || text === answer}
        onClick={() => reply.mutate(text)}
      >
        {answer === null ? '답하기' : '답 고치기'}
      </Button>
    </Row>
  )
}
