import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseView } from '#/contract/support/inquiry.ts'
import { listOfferCoupons } from '#/contract/support/staff-inquiries.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import {
  OFFER_KINDS,
  OFFER_NAMES,
  type OfferKind,
  RETURN_AFTER_NAMES,
  RETURN_AFTERS,
  type ReturnAfter,
  RETURN_WAY_NAMES,
  RETURN_WAYS,
  type ReturnWay,
  offerOnly,
  whyNotOffer,
} from '#/domain/support/case-offer.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { offerText } from './offer-text.ts'
import type { DeskActs } from './use-desk-inquiry.ts'

interface OfferFormProps {
  readonly fault: CaseView
  readonly acts: DeskActs
}

interface Typed {
  readonly kind: OfferKind
  readonly copies: string
  readonly amount: string
  readonly after: ReturnAfter
  readonly way: ReturnWay
  readonly campaignId: string
}

const OPENS_WITH: Readonly<Record<CaseView['wish'], OfferKind>> = {
  remake: 'remake',
  refund: 'refund',
  return: 'return',
  advice: 'remake',
}

/** What the copies in question cost, to begin with: whoever offers more or less types it. */
const shareOf = ({ lineTotal, copies, lineCopies }: CaseView): string =>
  lineCopies > 0 ? formatCount(Math.round((lineTotal * Math.min(copies, lineCopies)) / lineCopies)) : ''

const figure = (typed: string): number | null => Number(typed.replaceAll(',', '')) || null

/** What the shop offers for a fault, with the words that say it; what is not accepted is said with words of one's own. */
export function OfferForm({ fault, acts }: OfferFormProps) {
  const [typed, setTyped] = useState<Typed>({
    kind: OPENS_WITH[fault.wish],
    copies: String(fault.copies),
    amount: fault.wish === 'refund' ? shareOf(fault) : '',
    after: 'refund',
    way: 'pickup',
    campaignId: '',
  })
  const [written, setText] = useState<string | null>(null)
  const given = useOfferCoupons(typed.kind === 'points' || typed.kind === 'coupon')
  const { kind, after, way } = typed
  // What a form of another kind still holds is asked by nobody.
  const offer = offerOnly({
    kind,
    copies: figure(typed.copies),
    amount: figure(typed.amount),
    after,
    way,
    campaignId: typed.campaignId || null,
  })
  const wrong = whyNotOffer(offer, {
    unit: kindOf(fault.product).unit,
    copies: fault.lineCopies,
    total: fault.lineTotal,
  })
  const coupon = given?.coupons.find(({ id }) => id === typed.campaignId)
  const text = written ?? (wrong ? '' : offerText(offer, { product: fault.product, couponName: coupon?.name ?? '' }))
  const { state } = fault
  const mayDecline = state === 'received' || state === 'reviewing' || state === 'returning'
  return (
    <AdminForm
      aria-label="제안"
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong && text.trim())
          acts.offer.mutate({ ...offer, seen: fault.offer, text }, { onSuccess: () => setText(null) })
      }}
    >
      <OfferFields fault={fault} typed={typed} onChange={setTyped} wrong={wrong} given={given} />
      <Field label="고객에게 할 말" hint={mayDecline && '받아들이지 않으시려면 그 까닭을 직접 적어 주세요.'} required>
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
      {/* Beside a field that holds something wrong it is said already. */}
      {wrong && !typedIn(typed, wrong.field) && <Small>{wrong.why}</Small>}
      <Button type="submit" variant="ink" busy={acts.offer.isPending} disabled={wrong !== null || !text.trim()}>
        {state === 'offered' || state === 'returning' ? '다시 제안하기' : '제안하기'}
      </Button>
      {mayDecline && (
        <Button
          busy={acts.moveCase.isPending}
          // Words that promise something are never sent as a refusal.
          disabled={!written?.trim()}
          onClick={() => acts.moveCase.mutate({ event: 'decline', text })}
        >
          {state === 'returning' ? '반품 없이 끝내기' : '받아들이지 않음'}
        </Button>
      )}
    </AdminForm>
  )
}

const typedIn = (typed: Typed, field: keyof Typed) => typed[field] !== ''

type Given = ReturnType<typeof useOfferCoupons>

/** Coupons and limits of what may be given for the trouble, asked for when somebody wants to give it. */
function useOfferCoupons(wanted: boolean) {
  const { data } = useQuery({
    queryKey: ['offer-coupons'],
    enabled: wanted,
    queryFn: ({ signal }) => call(listOfferCoupons, { signal, errors: 'throw' }),
  })
  return data
}

interface OfferFieldsProps {
  readonly fault: CaseView
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  readonly wrong: ReturnType<typeof whyNotOffer>
  readonly given: Given
}

function OfferFields({ fault, typed, onChange, wrong, given }: OfferFieldsProps) {
  const { kind, after } = typed
  const set = (change: Partial<Typed>) => onChange({ ...typed, ...change })
  const errorOf = (field: string, value: string) => (value && wrong?.field === field ? wrong.why : undefined)
  return (
    <>
      <Field label="제안">
        {(control) => (
          <Choice
            control={control}
            value={kind}
            values={OFFER_KINDS}
            names={OFFER_NAMES}
            onChange={(next) => set({ kind: next, amount: next === 'refund' ? shareOf(fault) : '' })}
          />
        )}
      </Field>
      {kind === 'return' && (
        <>
          <Field label="돌려받은 뒤">
            {(control) => (
              <Choice
                control={control}
                value={after}
                values={RETURN_AFTERS}
                names={RETURN_AFTER_NAMES}
                onChange={(next) => set({ after: next })}
              />
            )}
          </Field>
          <Field label="돌려받는 방법">
            {(control) => (
              <Choice
                control={control}
                value={typed.way}
                values={RETURN_WAYS}
                names={RETURN_WAY_NAMES}
                onChange={(next) => set({ way: next })}
              />
            )}
          </Field>
        </>
      )}
      {(kind === 'remake' || kind === 'return') && (
        <Field label={kind === 'remake' ? '다시 만들 수량' : '돌려받을 수량'} error={errorOf('copies', typed.copies)}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              unit={kindOf(fault.product).unit}
              value={typed.copies}
              onChange={(event) => set({ copies: event.target.value })}
            />
          )}
        </Field>
      )}
      {(kind === 'refund' || kind === 'points' || (kind === 'return' && after === 'refund')) && (
        <Field
          label={kind === 'points' ? '드릴 포인트' : '돌려드릴 금액'}
          hint={kind === 'points' && given && aloneWords(given.pointsAlone)}
          error={errorOf('amount', typed.amount)}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              unit={kind === 'points' ? 'P' : '원'}
              value={typed.amount}
              onChange={(event) => set({ amount: event.target.value })}
            />
          )}
        </Field>
      )}
      {kind === 'coupon' && <CouponField typed={typed} given={given} onChange={set} />}
    </>
  )
}

const aloneWords = (most: number) => `${formatCount(most)}P가 넘으면 고객이 동의한 뒤 다른 직원이 승인해야 드립니다.`

interface ChoiceProps<V extends string> {
  readonly control: object
  readonly value: V
  readonly values: readonly V[]
  readonly names: Readonly<Record<V, string>>
  readonly onChange: (value: V) => void
}

function Choice<V extends string>({ control, value, values, names, onChange }: ChoiceProps<V>) {
  return (
    <Select
      {...control}
      value={value}
      onChange={(event) => {
        const next = values.find((candidate) => candidate === event.target.value)
        if (next) onChange(next)
      }}
    >
      {values.map((candidate) => (
        <option key={candidate} value={candidate}>
          {names[candidate]}
        </option>
      ))}
    </Select>
  )
}

interface CouponFieldProps {
  readonly typed: Typed
  readonly given: Given
  readonly onChange: (change: Partial<Typed>) => void
}

function CouponField({ typed, given, onChange }: CouponFieldProps) {
  const chosen = given?.coupons.find(({ id }) => id === typed.campaignId)
  const hint =
    given?.coupons.length === 0
      ? '직원이 주는 쿠폰 행사가 진행 중이어야 합니다. 쿠폰 화면에서 먼저 시작해 주세요.'
      : chosen?.twoPeople && '값이 큰 쿠폰이라 고객이 동의한 뒤 다른 직원이 승인해야 드립니다.'
  return (
    <Field label="드릴 쿠폰" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={typed.campaignId}
          onChange={(event) => onChange({ campaignId: event.target.value })}
        >
          <option value="">고르기</option>
          {given?.coupons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
