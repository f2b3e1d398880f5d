import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeCourierSettings, type CourierSettings } from '#/contract/production/courier-settings.contract.ts'
import {
  EXPORT_FIELD_IDS,
  EXPORT_FIELDS,
  type ExportColumn,
  type ExportField,
} from '#/domain/shipping/courier-sheet.data.ts'
import type { CheckDigit } from '#/domain/shipping/waybill-number.ts'
import { call } from '#/web/api/call.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button, IconButton } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import styles from './import.module.css'
import { toast } from '#/web/ui/toasts.ts'

export function CourierForm({ courier }: { readonly courier: CourierSettings }) {
  const client = useQueryClient()
  const [pickUpAt, setPickUpAt] = useState(courier.pickUpAt)
  const [lengths, setLengths] = useState(courier.lengths.join(', '))
  const [check, setCheck] = useState<CheckDigit>(courier.check)
  const [columns, setColumns] = useState<readonly ExportColumn[]>(courier.columns)
  const [seen, setSeen] = useState(courier.seen)
  const save = useMutation({
    mutationFn: () => {
      const body = { pickUpAt, lengths: numbersIn(lengths), check, columns: [...columns], seen }
      return call(changeCourierSettings, { params: { courier: courier.code }, body, errors: 'throw' })
    },
    onSuccess: (answer) => {
      setSeen(answer.seen)
      toast(`${courier.name} 설정을 바꿨습니다.`)
      void client.invalidateQueries({ queryKey: ['courier-settings'] })
      void client.invalidateQueries({ queryKey: ['shipping-desk'] })
    },
  })
  return (
    <AdminForm
      wide
      aria-label={courier.name}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <Field label="집하 시각">
        {(control) => (
          <Input
            {...control}
            value={pickUpAt}
            placeholder="17:00"
            onChange={(event) => setPickUpAt(event.target.value)}
          />
        )}
      </Field>
      <Field label="송장번호 자릿수" hint="여럿이면 10, 12처럼 적어 주세요.">
        {(control) => <Input {...control} value={lengths} onChange={(event) => setLengths(event.target.value)} />}
      </Field>
      <Field label="확인 숫자" hint="켜면 마지막 숫자가 맞지 않는 번호를 한 번 더 묻습니다.">
        {(control) => (
          <Select {...control} value={check} onChange={(event) => setCheck(event.target.value as CheckDigit)}>
            <option value="none">확인하지 않음</option>
            <option value="mod-7">앞자리를 7로 나눈 나머지</option>
          </Select>
        )}
      </Field>
      <p>
        <b>접수 엑셀의 열</b>, 왼쪽부터
      </p>
      <Columns columns={columns} onChange={setColumns} />
      {save.error && (
        <Note tone="bad" role="alert">
          {save.error.message}
        </Note>
      )}
      <Button type="submit" variant="primary" busy={save.isPending}>
        저장
      </Button>
    </AdminForm>
  )
}

interface ColumnsProps {
  readonly columns: readonly ExportColumn[]
  readonly onChange: (columns: readonly ExportColumn[]) => void
}

function Columns({ columns, onChange }: ColumnsProps) {
  const change = (at: number, column: Partial<ExportColumn>) =>
    onChange(columns.map((each, index) => (index === at ? { ...each, ...column } : each)))
  const swap = (at: number) =>
    onChange(
      columns.map((each, index) =>
        index === at - 1 ? (columns[at] ?? each) : index === at ? (columns[at - 1] ?? each) : each,
      ),
    )
  return (
    <fieldset>
      <legend hidden>열</legend>
      {columns.map(({ head, field }, at) => (
        <div key={at} className={styles.column}>
          <IconButton aria-label={`${head} 앞으로`} disabled={at === 0} onClick={() => swap(at)}>
            <Icon name="chevron-up" />
          </IconButton>
          <Input
            aria-label={`${at + 1}번째 열 이름`}
            value={head}
            onChange={(event) => change(at, { head: event.target.value })}
          />
          <Select
            aria-label={`${at + 1}번째 열 내용`}
            value={field}
            onChange={(event) => change(at, { field: event.target.value as ExportField })}
          >
            {EXPORT_FIELD_IDS.map((id) => (
              <option key={id} value={id}>
                {EXPORT_FIELDS[id]}
              </option>
            ))}
          </Select>
          <IconButton aria-label={`${head} 빼기`} onClick={() => onChange(columns.filter((_, index) => index !== at))}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      <Button size="sm" onClick={() => onChange([...columns, { head: '새 열', field: 'empty' }])}>
        <Icon name="plus" /> 열 더하기
      </Button>
    </fieldset>
  )
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
