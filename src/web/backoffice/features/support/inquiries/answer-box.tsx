import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTemplates } from '#/contract/support/answer-templates.contract.ts'
import type { StaffInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { fillTemplate } from '#/domain/support/fill-template.ts'
import { call } from '#/web/api/call.ts'
import { ReplyBox } from '#/web/blocks/inquiry/reply-box.tsx'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { Select } from '#/web/ui/input.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { BookingChoice, type BookingChoiceCard } from './booking-choice.tsx'
import type { DeskActs } from './use-desk-inquiry.ts'
import { CopiesChoice } from './copies-choice.tsx'
import styles from './answer-box.module.css'

interface AnswerBoxProps {
  readonly inquiry: StaffInquiry
  readonly acts: DeskActs
}

type Kind = 'answer' | 'note'

/** An answer to the customer, or a note among the staff: two boxes, so that one is not sent for the other. */
export function AnswerBox({ inquiry, acts }: AnswerBoxProps) {
  const [kind, setKind] = useState<Kind>('answer')
  return (
    <div className={styles.box} data-kind={kind}>
      <Tabs<Kind>
        label="쓰는 것"
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'answer', label: '고객에게 답변' },
          { value: 'note', label: '직원 메모' },
        ]}
      >
        {kind === 'answer' ? <Answer inquiry={inquiry} acts={acts} /> : <NoteBox inquiry={inquiry} acts={acts} />}
      </Tabs>
    </div>
  )
}

function Answer({ inquiry, acts }: AnswerBoxProps) {
  const draft = useInquiryDraft(`desk.${inquiry.id}`)
  const [card, setCard] = useState('')
  const [copies, setCopies] = useState<readonly number[]>([])
  const [booking, setBooking] = useState<BookingChoiceCard | null>(null)
  const chooseCard = (choice: string) => {
    setCard(choice)
    setCopies([])
  }
  const seen = inquiry.messages.at(-1)?.seq ?? 0
  const send = async (text: string, fileIds: readonly string[]) => {
    try {
      await acts.answer.mutateAsync({ text, fileIds: [...fileIds], seen, card: booking ?? cardOf(card, copies) })
      chooseCard('')
      setBooking(null)
      return true
    } catch {
      // Said in a dialog already; what was written stays.
      return false
    }
  }
  const known = { 이름: inquiry.customer.name, 주문번호: inquiry.orderNumber }
  return (
    <ReplyBox
      draft={draft}
      label="답변 쓰기"
      placeholder="답변 쓰기"
      send="답변 보내기"
      busy={acts.answer.isPending}
      onSend={send}
      tools={
        <>
          <Templates
            onChoose={(body) => draft.setText(`${draft.text ? `${draft.text}\n` : ''}${fillTemplate(body, known)}`)}
          />
          {booking ? null : <CardChoice inquiry={inquiry} value={card} onChange={chooseCard} />}
          {card.startsWith('estimate ') ? (
            <CopiesChoice inquiryId={inquiry.id} number={card.slice(9)} copies={copies} onChange={setCopies} />
          ) : null}
          {card ? null : <BookingChoice hasOrder={inquiry.orderNumber !== null} card={booking} onChange={setBooking} />}
        </>
      }
    />
  )
}

/** `estimate E20261130-0087` or `proof <id>`. */
function cardOf(choice: string, copies: readonly number[]) {
  const [kind, id = ''] = choice.split(' ')
  if (kind === 'estimate') return { kind: 'estimate' as const, number: id, copies: [...copies] }
  return kind === 'proof' ? ({ kind, proofId: id } as const) : null
}

function CardChoice({
  inquiry,
  value,
  onChange,
}: {
  readonly inquiry: StaffInquiry
  readonly value: string
  readonly onChange: (choice: string) => void
}) {
  const { estimates, proofs } = inquiry
  if (estimates.length + proofs.length === 0) return null
  return (
    <Select aria-label="붙일 견적이나 시안" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">견적·시안 붙이기</option>
      {estimates.map(({ id, title, detail }) => (
        <option key={id} value={`estimate ${id}`}>
          견적 {id} · {title} · {detail}
        </option>
      ))}
      {proofs.map(({ id, title, detail }) => (
        <option key={id} value={`proof ${id}`}>
          시안 · {title} · {detail}
        </option>
      ))}
    </Select>
  )
}

function Templates({ onChoose }: { readonly onChoose: (body: string) => void }) {
  const { data } = useQuery({
    queryKey: ['answer-templates'],
    queryFn: ({ signal }) => call(listTemplates, { signal, errors: 'throw' }),
  })
  const templates = data?.templates ?? []
  // It stands there before they have come: the button beside it must not move from under the pointer.
  return (
    <Select
      aria-label="자주 쓰는 답변"
      className={styles.templates}
      disabled={templates.length === 0}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.target.value)
        if (chosen) onChoose(chosen.body)
      }}
    >
      <option value="">자주 쓰는 답변</option>
      {templates.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}

function NoteBox({ inquiry, acts }: AnswerBoxProps) {
  const draft = useInquiryDraft(`note.${inquiry.id}`)
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        const text = draft.text.trim()
        if (text) acts.note.mutate(text, { onSuccess: draft.clear })
      }}
    >
      <textarea
        value={draft.text}
        maxLength={4000}
        aria-label="직원 메모 쓰기"
        placeholder="고객에게 보이지 않습니다."
        onChange={(event) => draft.setText(event.target.value)}
      />
      <button type="submit" disabled={acts.note.isPending || !draft.text.trim()}>
        메모 남기기
      </button>
    </form>
  )
}
