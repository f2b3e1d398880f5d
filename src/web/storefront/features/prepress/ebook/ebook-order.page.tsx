import { FormProvider } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import {
  EBOOK_EXTRAS,
  type EbookExtra,
  formRefusal,
  type ManuscriptCounts,
  withToldTables,
} from '#/domain/ebooks/ebook.ts'
import type { EbookPrices } from '#/domain/ebooks/ebook-prices.ts'
import { quoteEbook } from '#/domain/ebooks/quote-ebook.ts'
import { vatOf } from '#/domain/money/vat.ts'
import { MetadataFields } from '#/web/blocks/ebook-metadata/metadata-fields.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import type { loader } from './ebook-order.loader.ts'
import styles from './ebook-order.module.css'
import { ManuscriptPart } from './manuscript-part.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { OwnEbooks } from './own-ebooks.tsx'
import { useEbookForm } from './use-ebook-form.ts'
import { useFileFacts, useManuscript, useSendFile } from './use-manuscript.ts'

const NOTHING: ManuscriptCounts = { characters: 0, pages: 0, pictures: 0, tables: 0, notes: 0, headings: 0 }

type EbookForm = ReturnType<typeof useEbookForm>

/** 전자책 맡기기: manuscript, form, metadata and extras; beside them the 판권지 and the price. */
export function Component() {
  const { version, prices } = useLoaderData<typeof loader>()
  const form = useEbookForm()
  const sheet = form.watch()
  const reading = useManuscript(sheet.manuscriptId)
  const isEstimate = reading.data?.state === 'by-hand'
  const told = numbers(sheet.counts)
  const read = reading.data?.counts && withToldTables(reading.data.kind, reading.data.counts, told)
  const counts = read ?? (isEstimate ? told : null)
  const quote = quoteEbook({ form: sheet.form, extras: sheet.extras, counts: counts ?? NOTHING }, prices, version)
  return (
    <>
      <PageHeading title="전자책 맡기기" />
      <OwnEbooks />
      <form noValidate onSubmit={form.send}>
        <LiveFieldset aria-label="전자책 주문">
          <Columns side={424}>
            <div className={styles.parts}>
              <ManuscriptPart form={form} reading={reading} />
              <FormPart form={form} reading={reading} prices={prices} />
              <CoverPart form={form} />
              <Section title="책 정보" aside={<Small>적는 대로 판권지에 찍혀요</Small>}>
                <FormProvider {...form}>
                  <MetadataFields />
                </FormProvider>
              </Section>
              <ExtrasPart form={form} prices={prices} counts={counts ?? NOTHING} />
            </div>
            <OrderTicket
              metadata={sheet.metadata}
              counts={counts}
              quote={quote}
              isEstimate={isEstimate}
              failure={form.failure}
              busy={form.busy}
            />
          </Columns>
        </LiveFieldset>
      </form>
    </>
  )
}

/** What is typed may be no number yet. */
const numbers = (typed: Readonly<Record<keyof ManuscriptCounts, string | number>>): ManuscriptCounts => {
  const of = (value: string | number) => Math.max(0, Math.trunc(Number(value)) || 0)
  const { characters, pages, pictures, tables, notes, headings } = typed
  return {
    characters: of(characters),
    pages: of(pages),
    pictures: of(pictures),
    tables: of(tables),
    notes: of(notes),
    headings: of(headings),
  }
}

interface FormPartProps {
  readonly form: EbookForm
  readonly reading: ReturnType<typeof useManuscript>
  readonly prices: EbookPrices
}

function FormPart({ form, reading, prices: { days } }: FormPartProps) {
  const chosen = form.watch('form')
  const why = (wanted: 'reflow' | 'fixed') =>
    reading.data ? (formRefusal(wanted, reading.data) ?? undefined) : undefined
  const refused = why(chosen) ?? form.errorOf('form')
  return (
    <Section title="종류">
      <RadioTiles
        legend="흐름형과 고정형"
        columns={2}
        value={chosen}
        onChange={(value) => form.setValue('form', value, { shouldDirty: true })}
        choices={[
          {
            value: 'reflow',
            label: '흐름형',
            note: `화면에 맞춰 다시 흘러요, 영업일 ${days.reflow}일`,
            refused: why('reflow'),
          },
          {
            value: 'fixed',
            label: '고정형',
            note: `자리를 그대로 지켜요, 영업일 ${days.fixed}일`,
            refused: why('fixed'),
          },
        ]}
      />
      {refused && <Note role="alert">{refused}</Note>}
    </Section>
  )
}

function CoverPart({ form }: { readonly form: EbookForm }) {
  const coverId = form.watch('coverId')
  const file = useFileFacts(coverId)
  const { share, send } = useSendFile((fileId) => form.setValue('coverId', fileId, { shouldDirty: true }))
  return (
    <Section title="표지" aside={<Small>JPG, PNG, WebP</Small>}>
      <div className={styles.cover}>
        <p>
          {coverId === null
            ? '올리지 않으면 PDF의 첫 쪽이나 제목을 짠 쪽이 표지가 돼요.'
            : (file.data?.name ?? '표지를 받았어요')}
          {share !== null && ` ${Math.round(share * 100)}%`}
        </p>
        <FilePick accept=".jpg,.jpeg,.png,.webp" disabled={send.isPending} onFiles={([one]) => one && send.mutate(one)}>
          {coverId === null ? '표지 고르기' : '표지 바꾸기'}
        </FilePick>
      </div>
      {(send.error?.message ?? form.errorOf('coverId')) && (
        <Note tone="bad" role="alert">
          {send.error?.message ?? form.errorOf('coverId')}
        </Note>
      )}
    </Section>
  )
}

interface ExtrasPartProps extends Pick<FormPartProps, 'form' | 'prices'> {
  readonly counts: ManuscriptCounts
}

function ExtrasPart({ form, prices: { extras: offered, days }, counts }: ExtrasPartProps) {
  const chosen = form.watch('extras')
  const toggle = (extra: EbookExtra) =>
    form.setValue('extras', chosen.includes(extra) ? chosen.filter((one) => one !== extra) : [...chosen, extra])
  const words: Readonly<Record<EbookExtra, readonly [string, string, number | null]>> = {
    'alt-texts': [
      `그림 설명 글 ${counts.pictures}점`,
      '화면을 읽어 주는 기기를 위한 글을 써 드려요',
      offered.altTexts === null || counts.pictures === 0 ? null : offered.altTexts * counts.pictures,
    ],
    isbn: ['ISBN 발급 대행', '펴낸 곳 등록이 있어야 해요', offered.isbn],
    rush: ['서둘러 만들기', `영업일 ${days.rush}일`, offered.rush],
  }
  const shown = EBOOK_EXTRAS.filter((extra) => words[extra][2] !== null)
  return (
    <Section title="더 필요한 것" aside={<Small>고른 것만 더해요</Small>}>
      <ul className={styles.extras}>
        {shown.map((extra) => {
          const [label, note, supply] = words[extra]
          return (
            <li key={extra}>
              <Checkbox label={label} note={note} checked={chosen.includes(extra)} onChange={() => toggle(extra)} />
              <b>+{formatWon((supply ?? 0) + vatOf(supply ?? 0))}</b>
            </li>
          )
        })}
      </ul>
      <Field label="전할 말" optional error={form.errorOf('memo')}>
        {(control) => <Textarea {...control} {...form.register('memo')} rows={2} maxLength={1000} />}
      </Field>
    </Section>
  )
}
