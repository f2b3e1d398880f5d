import type { ReactNode } from 'react'
import type { Finish } from '#/domain/catalog/finish.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { FINISH_LIMITS } from '#/domain/catalog/spec-limits.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { NO_TIER, NO_VARIANT, type TypedFinish } from './finish-form.ts'
import { KindChoices } from './kind-choices.tsx'
import styles from './paper-fields.module.css'
import { TypedRows } from './typed-rows.tsx'
import { TypedText } from './typed-text.tsx'

interface FinishFieldsProps {
  readonly typed: TypedFinish
  /** What code knows of it; absent for one that works as none. */
  readonly group: Partial<Finish> | undefined
  readonly issues: readonly EditIssue[]
  readonly onChange: (typed: TypedFinish) => void
}

type TextKey = Exclude<keyof TypedFinish, 'tiers' | 'variants' | 'kinds'>

export function FinishFields({ typed, group, issues, onChange }: FinishFieldsProps) {
  const set = (change: Partial<TypedFinish>) => onChange({ ...typed, ...change })
  const errorOf = (key: string) => issues.find((issue) => issue.key === key)?.message
  const text = (
    key: TextKey,
    label: string,
    { max = 12, ...rest }: { unit?: string; hint?: ReactNode; optional?: boolean; max?: number } = {},
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
  const counted = group === undefined || group.count !== undefined
  return (
    <>
      <div className={styles.row}>
        {text('name', '후가공 이름', { max: FINISH_LIMITS.name })}
        {text('hint', '한 줄 설명', { max: FINISH_LIMITS.hint, optional: true })}
      </div>
      <div className={styles.row}>
        {text('minGsm', '가장 가벼운 종이', { unit: 'g', optional: true })}
        {text('maxGsm', '가장 무거운 종이', { unit: 'g', optional: true })}
        {counted && text('most', '한 부에 가장 많이', { unit: group?.count?.unit ?? '번', optional: true })}
        {text('workingDays', '더 걸리는 날', { unit: '일', optional: true })}
      </div>
      <TypedRows
        legend="종류"
        note="박의 색, 구멍의 지름처럼 고르는 것이 있을 때만 적습니다. 비율을 비우면 팔지 않습니다."
        rows={typed.variants}
        blank={NO_VARIANT}
        columns={[
          { key: 'name', label: '종류 이름', max: FINISH_LIMITS.variant },
          { key: 'percent', label: '값의 비율', unit: '%', max: 5 },
        ]}
        add="종류 더하기"
        kept={({ id }) => id !== null}
        error={errorOf('variants')}
        onChange={(variants) => set({ variants })}
      />
      <div className={styles.row}>
        {text('setup', '기본 비용', { unit: '원', optional: true, hint: '한 번 준비하는 값' })}
        {text('minimum', '최소 비용', { unit: '원', optional: true })}
        {group?.area && text('perCm2', '동판 1 cm²', { unit: '원', optional: true })}
        {counted && typed.most !== '' && text('perExtra', '한 번 더할 때', { unit: '%', optional: true })}
      </div>
      <TypedRows
        legend="한 부마다의 값"
        note="수량이 늘면 값이 내려가는 단계입니다. 값이 없으면 손님이 고를 수 없습니다."
        rows={typed.tiers}
        blank={NO_TIER}
        columns={[
          { key: 'from', label: '몇 부부터', unit: '부', max: 8 },
          { key: 'each', label: '한 부에', unit: '원', max: 9 },
        ]}
        add="단계 더하기"
        error={errorOf('each')}
        onChange={(tiers) => set({ tiers })}
      />
      <KindChoices
        of={PRODUCT_CODES}
        chosen={typed.kinds}
        error={errorOf('kinds')}
        onChange={(kinds) => set({ kinds })}
      />
    </>
  )
}
