import { useState } from 'react'
import type { Trim } from '#/domain/catalog/entries.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { TRIM_LIMITS } from '#/domain/catalog/spec-limits.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { kindsTaking } from '#/domain/pricing/tariffs/kind-lists.ts'
import { dropTrim, putTrim, trimsWith } from '#/domain/pricing/tariffs/put-trim.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { DraftDialog, newChoiceId } from './draft-dialog.tsx'
import { KindChoices } from './kind-choices.tsx'
import { numberOf } from './paper-form.ts'
import styles from './paper-fields.module.css'
import { TypedText } from './typed-text.tsx'

interface TrimDialogProps {
  readonly tariff: Tariff
  readonly base: Tariff
  /** Null for a new one. */
  readonly trim: Trim | null
  readonly onClose: () => void
  readonly onPut: (next: Tariff) => void
}

/** A size on one form: its name, its millimetres, the kinds that offer it. */
export function TrimDialog({ tariff, base, trim, onClose, onPut }: TrimDialogProps) {
  const [name, setName] = useState(trim?.name ?? '')
  const [width, setWidth] = useState(trim ? String(trim.size.width) : '')
  const [height, setHeight] = useState(trim ? String(trim.size.height) : '')
  const [kinds, setKinds] = useState<readonly ProductCode[]>(trim ? kindsTaking(tariff, 'trims', trim.id) : [])
  const [issues, setIssues] = useState<readonly EditIssue[]>([])
  const errorOf = (key: string) => issues.find((issue) => issue.key === key)?.message
  const done = (next: Tariff) => {
    onPut(next)
    onClose()
  }
  const save = () => {
    const size = { width: numberOf(width), height: numberOf(height) }
    const put = putTrim(tariff, { id: trim?.id ?? newChoiceId(), name, size }, kinds)
    if (put.ok) done(put.value)
    else setIssues(put.error)
  }
  const text = (key: string, label: string, value: string, set: (typed: string) => void, unit?: string) => (
    <TypedText
      label={label}
      unit={unit}
      max={unit ? 8 : TRIM_LIMITS.name}
      readOnly={unit !== undefined && trim !== null}
      value={value}
      error={errorOf(key)}
      onChange={set}
    />
  )
  const isNew = trim !== null && trimsWith(base.choiceChanges).every(({ id }) => id !== trim.id)
  const dropped = isNew ? dropTrim(tariff, trim.id) : null
  return (
    <DraftDialog
      title={trim ? `${trim.name} 고치기` : '새 크기'}
      formId="trim"
      acts={dropped && <Button onClick={() => done(dropped)}>초안에서 빼기</Button>}
      issues={issues.filter(({ key }) => !['name', 'width', 'height'].includes(key))}
      onClose={onClose}
      onSave={save}
    >
      <div className={styles.row}>
        {text('name', '크기 이름', name, setName)}
        {text('width', '가로', width, setWidth, 'mm')}
        {text('height', '세로', height, setHeight, 'mm')}
      </div>
      <KindChoices of={PRODUCT_CODES} chosen={kinds} onChange={setKinds} />
    </DraftDialog>
  )
}
