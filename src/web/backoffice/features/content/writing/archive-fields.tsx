import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { ARCHIVE_SORT_NAMES, ARCHIVE_SORTS } from '#/domain/writing/archive-sorts.data.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import type { FieldsProps } from './fields-props.ts'

const WORDS = [
  { name: 'summary', label: '한 줄 소개', most: 120, hint: '목록에서 제목 아래에 보입니다.' },
  { name: 'fits', label: '쓰는 곳', most: 40, hint: '예: 책, 리플렛, 모든 상품' },
] as const

/** What an item of the archive is and what it is for; its files are beside the text. */
export function ArchiveFields({ piece, errors, onChange }: FieldsProps<PieceOf<'archive'>>) {
  const { fields } = piece
  const put = (change: Partial<typeof fields>) => onChange({ ...piece, fields: { ...fields, ...change } })
  return (
    <>
      <Field label="갈래" error={errors['sort']}>
        {(control) => (
          <Select
            {...control}
            value={fields.sort}
            onChange={(event) => {
              const sort = ARCHIVE_SORTS.find((name) => name === event.target.value)
              if (sort) put({ sort })
            }}
          >
            {ARCHIVE_SORTS.map((name) => (
              <option key={name} value={name}>
                {ARCHIVE_SORT_NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {WORDS.map(({ name, label, most, hint }) => (
        <Field key={name} label={label} required hint={hint} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              value={fields[name]}
              maxLength={most}
              onChange={(event) => put({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
