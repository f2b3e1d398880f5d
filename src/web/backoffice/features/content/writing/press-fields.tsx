import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import type { FieldsProps } from './fields-props.ts'

const WORDS = [
  { name: 'medium', label: '매체', most: 40, hint: '언론이 쓴 기사면 매체 이름을, 우리가 쓴 소식이면 비워 두세요.' },
  { name: 'href', label: '원문 주소', most: 500, hint: '언론이 쓴 기사에는 꼭 적어 주세요.' },
] as const

/** Where news appeared and when; its picture is the first one of the text. */
export function PressFields({ piece, errors, onChange }: FieldsProps<PieceOf<'press'>>) {
  const { fields } = piece
  const put = (change: Partial<PieceOf<'press'>['fields']>) => onChange({ ...piece, fields: { ...fields, ...change } })
  return (
    <>
      {WORDS.map(({ name, label, most, hint }) => (
        <Field key={name} label={label} optional hint={hint} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              value={fields[name] ?? ''}
              maxLength={most}
              onChange={(event) => put({ [name]: event.target.value || null })}
            />
          )}
        </Field>
      ))}
      <Field label="실린 날" required error={errors['day']}>
        {(control) => (
          <Input {...control} type="date" value={fields.day} onChange={(event) => put({ day: event.target.value })} />
        )}
      </Field>
      <Field
        label="요약"
        required
        hint="제목 아래에 보입니다. 그림은 내용에 넣은 첫 그림이 보입니다."
        error={errors['summary']}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={fields.summary}
            onChange={(event) => put({ summary: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
