import { useState } from 'react'
import { Form } from '#/web/ui/form.tsx'
import { FormProvider } from 'react-hook-form'
import { type BodyOf, bodyOf } from '#/contract/endpoint.ts'
import { changeEbookMetadata } from '#/contract/prepress/ebooks.contract.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { EBOOK_LANGUAGES, type EbookMetadata } from '#/domain/ebooks/ebook.ts'
import { CONTRIBUTOR_ROLE_WORDS } from '#/domain/epub/epub-metadata.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MetadataFields } from './metadata-fields.tsx'
import { sheetOf } from './metadata-sheet.ts'

interface MetadataSectionProps {
  readonly metadata: EbookMetadata
  readonly seen: LookedAt
  /** Why it cannot be changed now; null where it can. */
  readonly refusal: string | null
  readonly save: (body: BodyOf<typeof changeEbookMetadata>) => Promise<unknown>
}

/** 책 정보: what stands in the book, and the form that changes it. */
export function MetadataSection({ metadata, seen, refusal, save }: MetadataSectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen && refusal === null)
    return <MetadataForm metadata={metadata} seen={seen} save={save} onClose={() => setOpen(false)} />
  return (
    <Section title="책 정보">
      <Facts metadata={metadata} />
      {refusal === null ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          책 정보 고치기
        </Button>
      ) : (
        <Small as="p">{refusal}</Small>
      )}
    </Section>
  )
}

function Facts({ metadata }: Pick<MetadataSectionProps, 'metadata'>) {
  const { title, subtitle, authors, publisher, language, price, isbn, series, description, accessibility } = metadata
  return (
    <FactList
      layout="ruled"
      facts={[
        ['제목', title],
        subtitle !== null && ['부제', subtitle],
        ['지은이', authors.map(({ name, role }) => `${name}(${CONTRIBUTOR_ROLE_WORDS[role]})`).join(', ')],
        publisher !== null && ['펴낸 곳', publisher],
        ['언어', EBOOK_LANGUAGES[language]],
        price !== null && ['정가', formatWon(price)],
        ['ISBN', isbn ?? '없음'],
        series !== null && ['시리즈', series.volume === null ? series.name : `${series.name} ${series.volume}권`],
        description !== null && ['책 소개', description],
        accessibility !== null && ['접근성 안내', accessibility],
      ]}
    />
  )
}

interface MetadataFormProps extends Pick<MetadataSectionProps, 'metadata' | 'seen' | 'save'> {
  readonly onClose: () => void
}

function MetadataForm({ metadata, seen, save, onClose }: MetadataFormProps) {
  const form = useApiForm({
    schema: bodyOf(changeEbookMetadata),
    values: sheetOf(metadata, seen),
    submit: async (body) => {
      await save(body)
      toast('책 정보를 고쳤어요.')
      onClose()
    },
  })
  return (
    <Section title="책 정보">
      <FormProvider {...form}>
        <Form onSubmit={form.send} aria-label="책 정보 고치기">
          <MetadataFields />
          {form.failure && (
            <Note tone="bad" role="alert">
              {form.failure}
            </Note>
          )}
          <Toolbar>
            <Button type="submit" variant="ink" busy={form.busy}>
              책 정보 저장하기
            </Button>
            <Button variant="quiet" onClick={onClose}>
              취소
            </Button>
          </Toolbar>
        </Form>
      </FormProvider>
    </Section>
  )
}
