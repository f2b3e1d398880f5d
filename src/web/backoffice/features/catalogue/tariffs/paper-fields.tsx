import type { ReactNode } from 'react'
import { PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import { USE_NAMES } from '#/domain/catalog/use-names.data.ts'
import { PAPER_LIMITS, SURFACES } from '#/domain/catalog/spec-limits.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { TypedPaper } from './paper-form.ts'
import styles from './paper-fields.module.css'
import { SURFACE_NAMES } from './paper-rows.ts'
import { TypedText } from './typed-text.tsx'

interface PaperFieldsProps {
  readonly typed: TypedPaper
  readonly isNew: boolean
  readonly issues: readonly EditIssue[]
  readonly onChange: (typed: TypedPaper) => void
}

type TextKey = 'name' | 'hint' | 'gsm' | 'thickness' | 'kuk' | 'sasa'

export function PaperFields({ typed, isNew, issues, onChange }: PaperFieldsProps) {
  const set = (change: Partial<TypedPaper>) => onChange({ ...typed, ...change })
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
      readOnly={key === 'gsm' && !isNew}
      value={typed[key]}
      error={errorOf(key === 'thickness' ? 'caliper' : key)}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <>
      <div className={styles.row}>
        {text('name', '종이 이름', {
          max: PAPER_LIMITS.name,
          hint: '평량은 빼고 적습니다. 같은 종이의 모든 평량에 쓰입니다.',
        })}
        {text('hint', '한 줄 설명', { max: PAPER_LIMITS.hint, optional: true })}
      </div>
      <div className={styles.row}>
        {text('gsm', '평량', { unit: 'g', hint: isNew ? undefined : '평량이 다르면 새 종이입니다.' })}
        {text('thickness', '한 장 두께', { unit: 'mm', hint: '잰 값을 적습니다. 예: 0.096' })}
        <Field label="표면" hint="인쇄 한계와 파일 검사가 이를 따릅니다.">
          {(control) => (
            <Select
              {...control}
              value={typed.surface}
              onChange={(event) => set({ surface: event.target.value as TypedPaper['surface'] })}
            >
              {SURFACES.map((surface) => (
                <option key={surface} value={surface}>
                  {SURFACE_NAMES[surface]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="종이 색" hint="화면의 그림에 씁니다.">
          {(control) => (
            <Input
              {...control}
              type="color"
              value={typed.tint}
              onChange={(event) => set({ tint: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.row}>
        {text('kuk', '국전 1연(500장) 값', { unit: '원', optional: true })}
        {text('sasa', '46전 1연(500장) 값', {
          unit: '원',
          optional: true,
          hint: '값이 없으면 손님께 보이지 않습니다.',
        })}
      </div>
      <Choices>
        <legend>쓰임</legend>
        <div className={styles.uses}>
          {PAPER_USES.map((use) => (
            <Checkbox
              key={use}
              label={USE_NAMES[use]}
              checked={typed.lists.includes(use)}
              onChange={(event) =>
                set({
                  lists: PAPER_USES.filter((one) => (one === use ? event.target.checked : typed.lists.includes(one))),
                })
              }
            />
          ))}
        </div>
        {errorOf('lists') && (
          <Small tone="bad" role="alert">
            {errorOf('lists')}
          </Small>
        )}
      </Choices>
      <Choices>
        <legend>할 수 있는 것</legend>
        <Checkbox
          label="코팅이 붙습니다"
          checked={typed.coatable}
          onChange={(event) => set({ coatable: event.target.checked })}
        />
        <Checkbox
          label="두루마리로 찍을 수 있습니다"
          note="로터리 디지털 책에 쓰려면 있어야 합니다."
          checked={typed.rotary}
          onChange={(event) => set({ rotary: event.target.checked })}
        />
      </Choices>
    </>
  )
}
