import { useState } from 'react'
import { Link } from 'react-router'
import type { CaseView } from '#/contract/support/inquiry.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { CASE_STATE_NAMES, FAULT_NAMES, WISH_NAMES } from '#/domain/support/case-machine.ts'
import { compensates, whyNotByPhone } from '#/domain/support/case-offer.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { OfferForm } from './offer-form.tsx'
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
      ) : state === 'agreed' && fault.granted ? (
        <Note tone="info">고객이 받아들였습니다. 한도를 넘는 보상은 다른 직원이 승인하면 저절로 드립니다.</Note>
      ) : state === 'returning' ? (
        <>
          <p>
            <Link to={`/admin/cases/${fault.id}`}>돌려받은 상품 적기</Link>
          </p>
          <OfferForm fault={fault} acts={acts} />
        </>
      ) : state === 'agreed' || state === 'remaking' ? (
        <>
          <p>
            <Link to={`/admin/cases/${fault.id}`}>
              {state === 'agreed' ? '재제작을 시작하거나 원인 적기' : '재제작과 원인 보기'}
            </Link>
          </p>
          <Settle acts={acts} />
        </>
      ) : state === 'settled' ? (
        <>
          <Note tone="ok">합의한 대로 처리했습니다.</Note>
          {compensates(fault.offerKind) && fault.granted && <Link to={`/admin/cases/${fault.id}`}>드린 보상 보기</Link>}
        </>
      ) : (
        <>
          {state === 'offered' && whyNotByPhone({ kind: fault.offerKind, after: fault.offerAfter }) === null && (
            <AgreedByPhone fault={fault} acts={acts} />
          )}
          <OfferForm fault={fault} acts={acts} />
        </>
      )}
    </Card>
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
