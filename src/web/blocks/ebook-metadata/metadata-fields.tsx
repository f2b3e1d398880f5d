import { type FieldPath, useFormContext } from 'react-hook-form'
import { EBOOK_LANGUAGES } from '#/domain/ebooks/ebook.ts'
import { CONTRIBUTOR_ROLE_WORDS, CONTRIBUTOR_ROLES } from '#/domain/epub/epub-metadata.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './ebook-metadata.module.css'
import { isbnTrouble } from './isbn-trouble.ts'
import type { MetadataSheet } from './metadata-sheet.ts'

type Typed = Pick<MetadataSheet, 'metadata'>

/** The part of whatever form it stands in that is what a book says of itself. */
function useMetadataForm() {
  const { register, watch, setValue, getFieldState, formState } = useFormContext<Typed>()
  const errorOf = (name: FieldPath<Typed>) => getFieldState(name, formState).error?.message
  return { register, watch, setValue, errorOf }
}

/** What stands in the book. It belongs into a `FormProvider` whose values have it as `metadata`. */
export function MetadataFields() {
  const { register, errorOf, watch } = useMetadataForm()
  const isbn = watch('metadata.isbn')
  return (
    <>
      <div className={styles.fields}>
        <Field label="제목" required error={errorOf('metadata.title')}>
          {(control) => <Input {...control} {...register('metadata.title')} maxLength={100} />}
        </Field>
        <Field label="부제" optional error={errorOf('metadata.subtitle')}>
          {(control) => <Input {...control} {...register('metadata.subtitle')} maxLength={100} />}
        </Field>
        <Authors />
        <Field label="펴낸 곳" optional error={errorOf('metadata.publisher')}>
          {(control) => <Input {...control} {...register('metadata.publisher')} maxLength={60} />}
        </Field>
        <Field label="언어" error={errorOf('metadata.language')}>
          {(control) => (
            <Select {...control} {...register('metadata.language')}>
              {Object.entries(EBOOK_LANGUAGES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="전자책 정가" optional error={errorOf('metadata.price')}>
          {(control) => (
            <Input
              {...control}
              {...register('metadata.price', { setValueAs: (value) => (value === '' ? null : value) })}
              inputMode="numeric"
              unit="원"
            />
          )}
        </Field>
        <Field
          label="ISBN"
          optional
          hint="종이책과 다른 번호예요. 없으면 비워 두세요."
          error={isbnTrouble(isbn) ?? errorOf('metadata.isbn')}
        >
          {(control) => <Input {...control} {...register('metadata.isbn')} inputMode="numeric" maxLength={40} />}
        </Field>
        <Series />
      </div>
      <Field label="책 소개" optional error={errorOf('metadata.description')}>
        {(control) => <Textarea {...control} {...register('metadata.description')} rows={4} maxLength={2000} />}
      </Field>
      <Field
        label="접근성 안내"
        optional
        hint="소리로 듣거나 그림을 볼 수 없는 분에게 알릴 것을 적어 주세요. 비워 두면 만든 방식대로 적어 넣어요."
        error={errorOf('metadata.accessibility')}
      >
        {(control) => <Textarea {...control} {...register('metadata.accessibility')} rows={2} maxLength={500} />}
      </Field>
    </>
  )
}

function Authors() {
  const { register, watch, setValue, errorOf } = useMetadataForm()
  const authors = watch('metadata.authors')
  const put = (next: typeof authors) => setValue('metadata.authors', next, { shouldDirty: true })
  return (
    <fieldset className={styles.authors}>
      <legend>지은이</legend>
      {authors.map((_, at) => (
        <div key={at}>
          <Field
            label={<VisuallyHidden>{at + 1}번째 이름</VisuallyHidden>}
            error={errorOf(`metadata.authors.${at}.name`)}
          >
            {(control) => <Input {...control} {...register(`metadata.authors.${at}.name`)} maxLength={60} />}
          </Field>
          <Field label={<VisuallyHidden>{at + 1}번째 역할</VisuallyHidden>}>
            {(control) => (
              <Select {...control} {...register(`metadata.authors.${at}.role`)}>
                {CONTRIBUTOR_ROLES.map((role) => (
                  <option key={role} value={role}>
                    {CONTRIBUTOR_ROLE_WORDS[role]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {authors.length > 1 && (
            <Button size="sm" variant="quiet" onClick={() => put(authors.filter((_one, other) => other !== at))}>
              삭제<VisuallyHidden> {at + 1}번째</VisuallyHidden>
            </Button>
          )}
        </div>
      ))}
      {authors.length < 20 && (
        <Button size="sm" onClick={() => put([...authors, { name: '', role: 'aut' }])}>
          사람 더하기
        </Button>
      )}
    </fieldset>
  )
}

function Series() {
  const { watch, setValue, errorOf } = useMetadataForm()
  const series = watch('metadata.series')
  const put = (name: string, volume: string) =>
    setValue('metadata.series', name === '' ? null : { name, volume: volume === '' ? null : volume })
  const [name, volume] = [series?.name ?? '', String(series?.volume ?? '')]
  return (
    <>
      <Field label="시리즈" optional error={errorOf('metadata.series.name')}>
        {(control) => (
          <Input {...control} value={name} maxLength={80} onChange={(event) => put(event.target.value, volume)} />
        )}
      </Field>
      <Field label="시리즈의 몇 권" optional error={errorOf('metadata.series.volume')}>
        {(control) => (
          <Input
            {...control}
            value={volume}
            disabled={name === ''}
            inputMode="numeric"
            unit="권"
            onChange={(event) => put(name, event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
