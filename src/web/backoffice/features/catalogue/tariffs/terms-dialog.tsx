import { useState } from 'react'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { TERM_LIMITS } from '#/domain/catalog/spec-limits.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { KIND_LISTS, kindsTaking } from '#/domain/pricing/tariffs/kind-lists.ts'
import { bindingTermsOf, foldTermsOf, putTerms, type TermsList } from '#/domain/pricing/tariffs/put-terms.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Small } from '#/web/ui/note.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { NO_TIER } from './finish-form.ts'
import { KindChoices } from './kind-choices.tsx'
import styles from './paper-fields.module.css'
import { SaleActs } from './sale-acts.tsx'
import { rateOf, readBinding, readFold, readPrices, typedTerms, type TypedTerms } from './terms-form.ts'
import { TypedRows } from './typed-rows.tsx'
import { TypedText } from './typed-text.tsx'

interface TermsDialogProps {
  readonly tariff: Tariff
  readonly base: Tariff
  readonly list: TermsList
  readonly id: string
  readonly onClose: () => void
  readonly onPut: (next: Tariff) => void
}

/** What a kind could ever be: a sheet is not bound, a book is not folded. */
const KINDS_OF: Readonly<Record<TermsList, readonly ProductCode[]>> = {
  bindings: KINDS.filter((kind) => kind.bindings.length > 0).map(({ product }) => product),
  folds: KINDS.filter((kind) => KIND_LISTS.folds(kind).some((id) => id !== 'none')).map(({ product }) => product),
}

type TextKey = Exclude<keyof TypedTerms, 'tiers' | 'kinds'>

/** A binding or fold on one form: its name, how much of it is taken and why, the kinds that offer it, what it costs. */
export function TermsDialog({ tariff, base, list, id, onClose, onPut }: TermsDialogProps) {
  const bound = list === 'bindings'
  const terms = bound ? bindingTermsOf(tariff, id) : foldTermsOf(tariff, id)
  const rate = rateOf(tariff, list, id)
  const [typed, setTyped] = useState(() => terms && typedTerms(terms, rate, kindsTaking(tariff, list, id)))
  const [issues, setIssues] = useState<readonly EditIssue[]>([])
  if (!terms || !typed) return null
  const done = (next: Tariff) => {
    onPut(next)
    onClose()
  }
  const save = () => {
    const put = bound
      ? putTerms(tariff, 'bindings', readBinding(id, typed), typed.kinds)
      : putTerms(tariff, 'folds', readFold(id, typed), typed.kinds)
    const { edits, mistakes } = readPrices(list, id, typed, rate)
    const priced = put.ok && mistakes.length === 0 ? editTariff(put.value, edits) : put
    const found = [...mistakes, ...(priced.ok ? [] : priced.error)]
    setIssues(found)
    if (priced.ok && found.length === 0) done(priced.value)
  }
  const errorOf = (key: string) => issues.find((issue) => issue.key === key)?.message
  const set = (change: Partial<TypedTerms>) => setTyped({ ...typed, ...change })
  const text = (
    key: TextKey,
    label: string,
    { max = 9, ...rest }: { unit?: string; max?: number; hint?: string; optional?: boolean } = {},
  ) => (
    <TypedText
      label={label}
      {...rest}
      max={max}
      value={typed[key]}
      error={errorOf(key)}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const unit = bound ? '권' : '장'
  const step = findBinding(id)?.bodyPages.step
  return (
    <DraftDialog
      title={`${terms.name} 고치기`}
      formId="terms"
      acts={<SaleActs tariff={tariff} base={base} choice={`${list}/${id}`} onDone={done} />}
      issues={issues.filter(({ key }) => !(key in typed) && key !== 'each')}
      onClose={onClose}
      onSave={save}
    >
      <div className={styles.row}>
        {text('name', bound ? '제본 이름' : '접지 이름', { max: TERM_LIMITS.name })}
        {text('hint', '한 줄 설명', { max: TERM_LIMITS.hint, optional: true })}
      </div>
      <div className={styles.row}>
        {bound ? (
          <>
            {text('leastPages', '가장 적은 쪽수', { unit: '쪽', hint: `${step}쪽씩 셉니다` })}
            {text('mostPages', '가장 많은 쪽수', { unit: '쪽' })}
            {text('thickness', '가장 두꺼운 책', { unit: 'mm' })}
            {text('leastGsm', '가장 가벼운 표지', { unit: 'g' })}
            {text('mostGsm', '가장 무거운 표지', { unit: 'g' })}
          </>
        ) : (
          text('maxGsm', '가장 무거운 종이', { unit: 'g' })
        )}
      </div>
      {text('why', '한도의 까닭', {
        max: TERM_LIMITS.why,
        optional: true,
        hint: '한도를 넘은 손님에게 한도 다음에 이어 보입니다. 예: 더 두꺼우면 가운데가 벌어집니다.',
      })}
      <div className={styles.row}>
        {text('setup', '기본 비용', { unit: '원', optional: true, hint: '한 번 준비하는 값' })}
        {text('minimum', '최소 비용', { unit: '원', optional: true })}
        {bound && text('perPage', '한 쪽마다', { unit: '원', optional: true })}
        {bound && text('workingDays', '더 걸리는 날', { unit: '일', optional: true })}
      </div>
      <TypedRows
        legend={`한 ${unit}마다의 값`}
        note="수량이 늘면 값이 내려가는 단계입니다. 값이 없으면 손님이 고를 수 없습니다."
        rows={typed.tiers}
        blank={NO_TIER}
        columns={[
          { key: 'from', label: `몇 ${unit}부터`, unit, max: 8 },
          { key: 'each', label: `한 ${unit}에`, unit: '원', max: 9 },
        ]}
        add="단계 더하기"
        error={errorOf('each')}
        onChange={(tiers) => set({ tiers })}
      />
      <KindChoices of={KINDS_OF[list]} chosen={typed.kinds} onChange={(kinds) => set({ kinds })} />
      <Small tone="plain">
        책등과 접는 자리는 기계가 정하므로 그대로입니다. 이미 한 주문과 견적, 장바구니는 그때의 이름과 한도를 지닙니다.
      </Small>
    </DraftDialog>
  )
}
