import { useState } from 'react'
import { dropPaper, putPaper, type PaperPlace } from '#/domain/pricing/tariffs/put-paper.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { usesOf } from '#/domain/pricing/tariffs/changed-papers.ts'
import { NO_CHANGES, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { DraftDialog, newChoiceId, priceIssues } from './draft-dialog.tsx'
import { PaperFields } from './paper-fields.tsx'
import { BLANK, readPaper, typedOf, weightOf, type TypedPaper } from './paper-form.ts'
import type { PaperRow } from './paper-rows.ts'

interface PaperDialogProps {
  readonly tariff: Tariff
  /** Null for a new one. */
  readonly row: PaperRow | null
  readonly onClose: () => void
  readonly onPut: (next: Tariff) => void
}

/** A paper on one form: what it is, how thick, what for, what it costs. A mistake keeps all that was typed. */
export function PaperDialog({ tariff, row, onClose, onPut }: PaperDialogProps) {
  const [typed, setTyped] = useState<TypedPaper>(() => (row ? typedOf(row) : BLANK))
  const [make, setMake] = useState('')
  const [issues, setIssues] = useState<readonly EditIssue[]>([])
  const pickMake = (id: string) => {
    const known = makesOf(tariff).find(({ family }) => family.id === id)
    setMake(id)
    setTyped(known ? weightOf(known, usesOf(tariff, known.id)) : BLANK)
  }
  const done = (next: Tariff) => {
    onPut(next)
    onClose()
  }
  const save = () => {
    const { form, mistakes } = readPaper(typed)
    const place: PaperPlace = row ? { paper: row.paper.id } : { make: make || newChoiceId() }
    const put = putPaper(tariff, place, form)
    const found = [...mistakes, ...(put.ok ? [] : put.error)]
    setIssues(found)
    if (put.ok && found.length === 0) done(put.value)
  }
  return (
    <DraftDialog
      title={row ? `${row.paper.name} 고치기` : '새 종이'}
      formId="paper"
      acts={row && <SaleActs tariff={tariff} row={row} onDone={done} />}
      issues={priceIssues(issues)}
      onClose={onClose}
      onSave={save}
    >
      {row === null && (
        <Field label="어느 종이" hint="있는 종이에 평량을 더하면 이름과 표면을 다시 적지 않습니다.">
          {(control) => (
            <Select {...control} value={make} onChange={(event) => pickMake(event.target.value)}>
              <option value="">새 이름의 종이</option>
              {makesOf(tariff).map(({ family }) => (
                <option key={family.id} value={family.id}>
                  {family.name}에 새 평량
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <PaperFields typed={typed} isNew={row === null} issues={issues} onChange={setTyped} />
    </DraftDialog>
  )
}

/** One paper of each make. */
function makesOf({ paperChanges = NO_CHANGES }: Tariff) {
  const papers = papersWith(paperChanges)
  return papers.filter(({ family }, at) => papers.findIndex((other) => other.family.id === family.id) === at)
}

interface SaleActsProps {
  readonly tariff: Tariff
  readonly row: PaperRow
  readonly onDone: (next: Tariff) => void
}

/** Off sale and on again; a paper of this draft alone can be taken out of it. */
function SaleActs({ tariff, row: { paper, prices, was, closed, added }, onDone }: SaleActsProps) {
  const key = `papers/${paper.id}`
  const edit = (edits: Parameters<typeof editTariff>[1]) => {
    const edited = editTariff(tariff, edits)
    if (edited.ok) onDone(edited.value)
  }
  const dropped = added ? dropPaper(tariff, paper.id) : null
  if (dropped) return <Button onClick={() => onDone(dropped)}>초안에서 빼기</Button>
  if (!closed && prices) return <Button onClick={() => edit([{ key, value: null }])}>팔지 않기</Button>
  if (!closed || !was) return null
  return (
    <Button onClick={() => edit(Object.entries(was).map(([mill, value]) => ({ key: `${key}/${mill}`, value })))}>
      다시 팔기
    </Button>
  )
}
