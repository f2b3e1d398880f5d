import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { SHOWN_ON, SHOWN_ON_NAMES, type ShownOn } from '#/domain/writing/written-kinds.data.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { FieldsProps } from './fields-props.ts'

/** On which pages a banner or a pop-up is shown, and where a banner leads. */
export function ShownOnFields({ piece, errors, onChange }: FieldsProps<PieceOf<'banner'> | PieceOf<'popup'>>) {
  const { shownOn } = piece.fields
  const toggle = (name: ShownOn) => {
    const next = shownOn.includes(name) ? shownOn.filter((one) => one !== name) : [...shownOn, name]
    if (piece.kind === 'banner') onChange({ ...piece, fields: { ...piece.fields, shownOn: next } })
    else onChange({ ...piece, fields: { shownOn: next } })
  }
  return (
    <>
      <Choices>
        <legend>보일 화면</legend>
        {SHOWN_ON_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={SHOWN_ON[name].name}
            checked={shownOn.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </Choices>
      {errors['shownOn'] && (
        <Small tone="bad" role="alert">
          {errors['shownOn']}
        </Small>
      )}
      <Small>결제와 로그인 화면에는 보이지 않습니다. 손님이 닫으면 그날은 다시 보이지 않습니다.</Small>
      {piece.kind === 'banner' && (
        <Field label="누르면 갈 곳" optional hint="/cust/notice처럼 적어 주세요." error={errors['href']}>
          {(control) => (
            <Input
              {...control}
              value={piece.fields.href ?? ''}
              maxLength={300}
              onChange={(event) =>
                onChange({ ...piece, fields: { ...piece.fields, href: event.target.value || null } })
              }
            />
          )}
        </Field>
      )}
    </>
  )
}
