import type { AuditFilters } from '#/contract/production/audit.contract.ts'
import { ACTION_WORDS, OBJECT_WORDS } from '#/contract/production/audit-labels.data.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import styles from './audit.module.css'

const ACTIONS = Object.entries(ACTION_WORDS).toSorted(([, a], [, b]) => (a < b ? -1 : 1))

const OBJECTS = Object.entries(OBJECT_WORDS).toSorted(([, a], [, b]) => (a < b ? -1 : 1))

interface Props {
  readonly filters: AuditFilters
  /** What the server said of a field. */
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (filters: AuditFilters) => void
}

/** 누가, 어느 주문이나 대상에, 무엇을, 언제. */
export function AuditFilterForm({ filters, wrong, onChange }: Props) {
  const submit = (form: FormData) => {
    const given = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    onChange(Object.fromEntries(given.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== '')))
  }
  return (
    <form className={styles.filters} action={submit} key={JSON.stringify(filters)}>
      <Field label="누가 (이름이나 아이디의 일부)">
        {(control) => <Input {...control} name="who" defaultValue={filters.who ?? ''} maxLength={60} />}
      </Field>
      <Field label="주문번호">
        {(control) => <Input {...control} name="orderNumber" defaultValue={filters.orderNumber ?? ''} maxLength={40} />}
      </Field>
      <Field label="무엇을">
        {(control) => (
          <Select {...control} name="action" defaultValue={filters.action ?? ''}>
            <option value="">모두</option>
            {ACTIONS.map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="대상">
        {(control) => (
          <Select {...control} name="objectKind" defaultValue={filters.objectKind ?? ''}>
            <option value="">모두</option>
            {OBJECTS.map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="대상의 번호">
        {(control) => <Input {...control} name="objectId" defaultValue={filters.objectId ?? ''} maxLength={80} />}
      </Field>
      <Field label="시작일" error={wrong['from']}>
        {(control) => <Input {...control} name="from" type="date" defaultValue={filters.from ?? ''} />}
      </Field>
      <Field label="종료일" error={wrong['to']}>
        {(control) => <Input {...control} name="to" type="date" defaultValue={filters.to ?? ''} />}
      </Field>
      <Button type="submit">찾기</Button>
    </form>
  )
}
