import { useState } from 'react'
import { Link } from 'react-router'
import type { CaseView } from '#/contract/support/inquiry.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import {
  CASE_STATE_NAMES,
  FAULT_NAMES,
  OFFER_KINDS,
  OFFER_NAMES,
  type OfferKind,
  WISH_NAMES,
  whyNotByPhone,
  whyNotOffer,
} from '#/domain/support/case-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { josa } from '#/lib/josa.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import type { DeskActs } from './use-desk-inquiry.ts'

interface CaseDeskProps {
  readonly fault: CaseView
  readonly acts: DeskActs
}

/** A reported fault: what is wrong, and what the shop offers for it. */
export function CaseDesk({ fault, acts }: CaseDeskProps) {
  const { state } = fault
  return (
    <Card title={`문제 신고 · ${CASE_STATE_NAMES[state]}`}>
      <FactList
        terms={72}
        facts={[
          [
            '품목',
            `${fault.lineTitle}, ${copiesText(fault.product, fault.lineCopies)} · ${formatWon(fault.lineTotal)}`,
          ],
          ['문제', `${FAULT_NAMES[fault.fault]}, ${copiesText(fault.product, fault.copies)}`],
          ['바라는 것', WISH_NAMES[fault.wish]],
        ]}
      />
      {state === 'agreed' && fault.repayment !== null && fault.repayment !== 'reversed' ? (
        <Note tone="info">고객이 받아들여 환불을 시작했습니다. 환불이 끝나면 저절로 처리됩니다.</Note>
      ) : state === 'agreed' || state === 'remaking' ? (
        <>
          <p>
            <Link to="/admin/cases">{state === 'agreed' ? '재제작을 시작하거나 원인 적기' : '재제작과 원인 보기'}</Link>
          </p>
          <Settle acts={acts} />
        </>
      ) : state === 'settled' ? (
        <Note tone="ok">합의한 대로 처리했습니다.</Note>
      ) : (
        <>
          {state === 'offered' && whyNotByPhone(fault.offerKind) === null && (
            <AgreedByPhone fault={fault} acts={acts} />
          )}
          <OfferForm fault={fault} acts={acts} />
        </>
      )}
    </Card>
  )
}

/** What the case already knows, for whoever has nothing to add. */
const remakeWords = (product: CaseView['product'], copies: number): string =>
  `불편을 드려 죄송합니다. ${josa(copiesText(product, copies), '을/를')} 다시 만들어 보내 드리겠습니다. 동의해 주시면 바로 시작합니다.`

function OfferForm({ fault, acts }: CaseDeskProps) {
  const [kind, setKind] = useState<OfferKind>(fault.wish === 'refund' ? 'refund' : 'remake')
  const [figure, setFigure] = useState(kind === 'remake' ? String(fault.copies) : '')
  const [written, setText] = useState<string | null>(null)
  const number = Number(figure.replaceAll(',', '')) || 0
  const offer = { kind, copies: kind === 'remake' ? number : null, amount: kind === 'refund' ? number : null }
  const why = whyNotOffer(offer, { unit: kindOf(fault.product).unit, copies: fault.lineCopies, total: fault.lineTotal })
  const text = written ?? (kind === 'remake' && number > 0 ? remakeWords(fault.product, number) : '')
  const open = fault.state === 'received' || fault.state === 'reviewing'
  return (
    <AdminForm
      aria-label="제안"
      onSubmit={(event) => {
        event.preventDefault()
        if (!why && text.trim())
          acts.offer.mutate({ ...offer, seen: fault.offer, text }, { onSuccess: () => setText(null) })
      }}
    >
      <Field label="제안">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value === 'refund' ? 'refund' : 'remake')
              setFigure(event.target.value === 'refund' ? '' : String(fault.copies))
            }}
          >
            {OFFER_KINDS.map((value) => (
              <option key={value} value={value}>
                {OFFER_NAMES[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={kind === 'remake' ? '다시 만들 수량' : '돌려드릴 금액'} error={figure && why}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            unit={kind === 'remake' ? kindOf(fault.product).unit : '원'}
            value={figure}
            onChange={(event) => setFigure(event.target.value)}
          />
        )}
      </Field>
      <Field label="고객에게 할 말" hint={open && '받아들이지 않으시려면 그 까닭을 직접 적어 주세요.'} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={acts.offer.isPending} disabled={why !== null || !text.trim()}>
        {fault.state === 'offered' ? '다시 제안하기' : '제안하기'}
      </Button>
      {open && (
        <Button
          busy={acts.moveCase.isPending}
          // Words that promise a remake are never sent as a refusal.
          disabled={!written?.trim()}
          onClick={() => acts.moveCase.mutate({ event: 'decline', text })}
        >
          받아들이지 않음
        </Button>
      )}
    </AdminForm>
  )
}

/** Who rings up agrees there: what was said is written down, and the remake can begin. */
function AgreedByPhone({ fault, acts }: CaseDeskProps) {
  const [text, setText] = useState('')
  return (
    <AdminForm
      aria-label="전화로 받은 동의"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) acts.agreeByPhone.mutate({ offer: fault.offer, text })
      }}
    >
      <Field label="전화로 동의를 받았나요" hint="고객이 한 말을 적습니다. 고객에게 함께 보입니다." required>
        {(control) => (
          <Input {...control} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Button type="submit" busy={acts.agreeByPhone.isPending} disabled={text.trim().length < 2}>
        동의 적기
      </Button>
    </AdminForm>
  )
}

function Settle({ acts }: { readonly acts: DeskActs }) {
  const [text, setText] = useState('')
  return (
    <AdminForm
      aria-label="처리"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) acts.moveCase.mutate({ event: 'settle', text })
      }}
    >
      <Field label="어떻게 처리했나요" hint="고객에게 함께 보입니다." required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ink" busy={acts.moveCase.isPending} disabled={!text.trim()}>
        처리했음
      </Button>
    </AdminForm>
  )
}
