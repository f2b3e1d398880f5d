import { useState } from 'react'
import type { Finish } from '#/domain/catalog/finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { findFinish } from '#/domain/catalog/lookup.ts'
import { FINISHES } from '#/domain/catalog/finishes.data.ts'
import { dropFinish, kindsWith, putFinish, type FinishAt } from '#/domain/pricing/tariffs/put-finish.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { MEASURED } from '#/domain/pricing/tariffs/set-choices.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { DraftDialog, newChoiceId, priceIssues } from './draft-dialog.tsx'
import { FinishFields } from './finish-fields.tsx'
import { SaleActs } from './sale-acts.tsx'
import { newFinish, readFinish, typedFinish } from './finish-form.ts'

interface FinishDialogProps {
  readonly tariff: Tariff
  readonly base: Tariff
  /** Null for a new one. */
  readonly finish: Finish | null
  readonly onClose: () => void
  readonly onPut: (next: Tariff) => void
}

const begun = (tariff: Tariff, like: string) =>
  newFinish(findFinish(like), tariff.finishes[like], kindsWith(tariff, like), MEASURED[like] !== undefined)

/** A finish on one form: what it is, what it works as, what takes it, what it costs. A mistake keeps all that was typed. */
export function FinishDialog({ tariff, base, finish, onClose, onPut }: FinishDialogProps) {
  const [like, setLike] = useState('')
  const [typed, setTyped] = useState(() =>
    finish ? typedFinish(finish, tariff.finishes[finish.id], kindsWith(tariff, finish.id)) : begun(tariff, ''),
  )
  const [issues, setIssues] = useState<readonly EditIssue[]>([])
  const pickGroup = (id: string) => {
    setLike(id)
    setTyped({ ...begun(tariff, id), name: typed.name, hint: typed.hint })
  }
  const done = (next: Tariff) => {
    onPut(next)
    onClose()
  }
  const save = () => {
    const { form, mistakes } = readFinish(typed)
    const at: FinishAt = finish ? { finish: finish.id } : { id: newChoiceId(), like: like || null }
    const put = putFinish(tariff, at, form)
    const found = [...mistakes, ...(put.ok ? [] : put.error)]
    setIssues(found)
    if (put.ok && found.length === 0) done(put.value)
  }
  const group = finish ? (findFinish(finish.like ?? finish.id) ?? undefined) : findFinish(like)
  return (
    <DraftDialog
      title={finish ? `${finish.name} 고치기` : '새 후가공'}
      formId="finish"
      acts={finish && <FinishActs tariff={tariff} base={base} finish={finish} onDone={done} />}
      issues={priceIssues(issues)}
      onClose={onClose}
      onSave={save}
    >
      {finish === null && (
        <Field
          label="무엇처럼 하는 일인가요"
          hint="파일 검사와 도면, 작업 지시가 그 후가공과 같아집니다. 값과 한도는 그 후가공의 것에서 시작합니다."
        >
          {(control) => (
            <Select {...control} value={like} onChange={(event) => pickGroup(event.target.value)}>
              <option value="">그 밖의 작업 (작업 지시에 글로 적습니다)</option>
              {FINISHES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}처럼
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FinishFields typed={typed} group={group} issues={issues} onChange={setTyped} />
    </DraftDialog>
  )
}

interface FinishActsProps {
  readonly tariff: Tariff
  readonly base: Tariff
  readonly finish: Finish
  readonly onDone: (next: Tariff) => void
}

/** Off sale and on again; a finish of this draft alone can be taken out of it. */
function FinishActs({ tariff, base, finish, onDone }: FinishActsProps) {
  const isNew = finishesWith(base.choiceChanges).every(({ id }) => id !== finish.id)
  const dropped = isNew ? dropFinish(tariff, finish.id) : null
  if (dropped) return <Button onClick={() => onDone(dropped)}>초안에서 빼기</Button>
  return <SaleActs tariff={tariff} base={base} choice={`finishes/${finish.id}`} onDone={onDone} />
}
