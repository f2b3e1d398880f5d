import { useState } from 'react'
import { countManuscript, type StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { COUNTED } from '#/domain/ebooks/ebook.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { useEbookAct } from './use-staff-ebook.ts'

const NAMES = {
  characters: '글자',
  pages: '쪽',
  pictures: '그림',
  tables: '표',
  notes: '주석',
  headings: '장',
} as const

/** What a person counts in a manuscript that no machine reads; the price is fixed by it. */
export function CountForm({ ebook: { id, counts, stage } }: { readonly ebook: StaffEbook }) {
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof NAMES, string | number>>>(counts)
  const count = useEbookAct(id, () =>
    call(countManuscript, { params: { id }, body: { counts: typed }, errors: 'throw' }),
  )
  return (
    <Section title="원고 세기">
      <p>
        {stage === 'asked'
          ? '고객이 어림한 값입니다. 원고를 열어 세고 정하면 고객에게 금액을 알립니다.'
          : '정한 값입니다. 주문하기 전에는 고칠 수 있습니다.'}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          count.mutate(undefined)
        }}
      >
        {COUNTED.map((key) => (
          <Field key={key} label={NAMES[key]}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={typed[key]}
                onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {count.isError && (
          <Note tone="bad" role="alert">
            {count.error.message}
          </Note>
        )}
        <Button type="submit" variant="ink" busy={count.isPending}>
          금액 정하기
        </Button>
      </form>
    </Section>
  )
}
