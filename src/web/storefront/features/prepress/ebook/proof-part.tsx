import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import {
  approveEbook,
  askEbookCorrections,
  type EbookView,
  readEbookContent,
} from '#/contract/prepress/ebooks.contract.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { callBlob } from '#/web/api/call-blob.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import type { EpubPlace } from '#/web/blocks/epub-reader/epub-place.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ebookKey } from './ebook-key.ts'
import { type Draft, useCorrectionDrafts } from './use-correction-drafts.ts'

const EpubReader = lazyPart(async () => (await import('#/web/blocks/epub-reader/epub-reader.tsx')).EpubReader)

/** The proof in a reader; what is to be corrected is gathered by place and sent at once. */
export function ProofPart({ ebook }: { readonly ebook: EbookView }) {
  const edition = ebook.shownEdition ?? 1
  const [place, setPlace] = useState<EpubPlace | null>(null)
  const drafts = useCorrectionDrafts(ebook.id, edition)
  return (
    <>
      <Section title={`시안 ${edition}`} aside={<Small>글을 끌어 고르면 그 자리에 의견을 적을 수 있어요</Small>}>
        <Book id={ebook.id} edition={edition} onPlace={setPlace} />
      </Section>
      <Section title="고칠 곳" aside={<Small>남은 수정 {ebook.rounds.left}번</Small>}>
        <Compose place={place} onAdd={drafts.add} />
        {drafts.items.length > 0 && (
          <RowList>
            {drafts.items.map((draft, at) => (
              <Row
                key={at}
                end={
                  <Button size="sm" variant="quiet" onClick={() => drafts.remove(at)}>
                    지우기
                  </Button>
                }
              >
                <b>{draft.body}</b>
                <Small>
                  {draft.place}
                  {draft.quoted && ` · 「${draft.quoted}」`}
                </Small>
              </Row>
            ))}
          </RowList>
        )}
        <Decide ebook={ebook} edition={edition} drafts={drafts.items} onSent={drafts.clear} />
      </Section>
    </>
  )
}

interface BookProps {
  readonly id: string
  readonly edition: number
  readonly onPlace: (place: EpubPlace) => void
}

function Book({ id, edition, onPlace }: BookProps) {
  const book = useQuery({
    queryKey: [...ebookKey(id), 'content', edition],
    queryFn: async ({ signal }) =>
      (await callBlob(readEbookContent, { params: { id, edition }, signal, errors: 'throw' })).bytes(),
    staleTime: Infinity,
  })
  if (book.isError)
    return <ErrorState title="시안을 불러오지 못했어요" text={book.error.message} onRetry={() => void book.refetch()} />
  if (!book.data) return <LoadingState label="시안을 펴고 있어요" />
  return (
    <Suspense fallback={<LoadingState label="시안을 펴고 있어요" />}>
      <EpubReader source={book.data} onPlace={onPlace} />
    </Suspense>
  )
}

/** Where the reader is, in words that the desk finds again. */
const placeWords = (place: EpubPlace | null): string =>
  place
    ? [place.chapter ?? '책 앞', place.page === null ? null : `${place.page}쪽`, `${Math.round(place.progress * 100)}%`]
        .filter((word) => word !== null)
        .join(', ')
        .slice(0, 200)
    : '책 전체'

interface ComposeProps {
  readonly place: EpubPlace | null
  readonly onAdd: (draft: Draft) => void
}

function Compose({ place, onAdd }: ComposeProps) {
  const [body, setBody] = useState('')
  const quoted = place?.quote.trim().slice(0, 300) ?? ''
  const add = () => {
    if (body.trim() === '') return
    onAdd({ place: placeWords(place), quoted, body: body.trim() })
    setBody('')
  }
  return (
    <>
      <Field label="고칠 내용" hint={`지금 자리: ${placeWords(place)}${quoted ? ` · 「${quoted}」` : ''}`}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={add} disabled={body.trim() === ''}>
        고칠 곳에 더하기
      </Button>
    </>
  )
}

interface DecideProps {
  readonly ebook: EbookView
  readonly edition: number
  readonly drafts: readonly Draft[]
  readonly onSent: () => void
}

function Decide({ ebook: { id, rounds }, edition, drafts, onSent }: DecideProps) {
  const client = useQueryClient()
  const settled = (now: EbookView) => client.setQueryData(ebookKey(id), now)
  const correct = useMutation({
    mutationFn: () =>
      call(askEbookCorrections, {
        params: { id },
        body: { edition, corrections: drafts.map((draft) => ({ ...draft })) },
        idempotencyKey: newIdempotencyKey(),
        errors: 'throw',
      }),
    onSuccess: (now) => {
      onSent()
      toast('고칠 곳을 보냈어요. 새 시안이 되면 알려 드릴게요.')
      settled(now)
    },
  })
  const approve = useMutation({
    mutationFn: () =>
      call(approveEbook, { params: { id }, body: { edition }, idempotencyKey: newIdempotencyKey(), errors: 'throw' }),
    onSuccess: settled,
  })
  const decide = async () => {
    const yes = await confirmDialog({
      title: '이 시안으로 완성할까요?',
      body: '승인하면 바로 내려받을 수 있고, 더 고칠 수 없어요.',
      ok: '승인하기',
    })
    if (yes) approve.mutate()
  }
  const failure = correct.error ?? approve.error
  return (
    <>
      {failure && (
        <Note tone="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <Toolbar>
        <Button
          variant="ink"
          busy={correct.isPending}
          disabled={drafts.length === 0 || rounds.left === 0}
          onClick={() => correct.mutate()}
        >
          고칠 곳 {drafts.length}군데 보내기
        </Button>
        <Button variant="primary" busy={approve.isPending} disabled={drafts.length > 0} onClick={() => void decide()}>
          승인하고 받기
        </Button>
      </Toolbar>
      {drafts.length > 0 && <Small>적어 둔 고칠 곳을 보내거나 지우면 승인할 수 있어요.</Small>}
      {rounds.left === 0 && (
        <Small>
          <LinkedInquiry text="포함된 수정 횟수를 다 쓰셨어요. 더 고칠 곳은 1:1 문의로 알려 주세요." />
        </Small>
      )}
    </>
  )
}
