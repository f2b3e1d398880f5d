import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { EbookEdition } from '#/contract/prepress/ebook-parts.ts'
import {
  makeEdition,
  readStaffEbookContent,
  showEdition,
  type StaffEbook,
  uploadEdition,
} from '#/contract/prepress/staff-ebooks.contract.ts'
import { isValidEpub } from '#/domain/epub/epub-finding.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useEbookAct } from './use-staff-ebook.ts'

const EpubReader = lazyPart(async () => (await import('#/web/blocks/epub-reader/epub-reader.tsx')).EpubReader)

/** What was made so far, with its check; what goes to the customer is chosen here. */
export function Editions({ ebook }: { readonly ebook: StaffEbook }) {
  const { id, stage, allEditions, byHandOnly } = ebook
  const make = useEbookAct(id, () =>
    call(makeEdition, { params: { id }, idempotencyKey: newIdempotencyKey(), errors: 'throw' }),
  )
  const upload = useEbookAct(id, async (file: File) => {
    const signal = new AbortController().signal
    const stored = await uploadFile(browserPort, {
      file,
      purpose: 'ebook',
      fileId: null,
      signal,
      onProgress: () => undefined,
    })
    const body = { fileId: stored.id, note: '' }
    return call(uploadEdition, { params: { id }, body, idempotencyKey: newIdempotencyKey(), errors: 'throw' })
  })
  const isMaking = allEditions[0]?.state === 'making'
  const failure = make.error ?? upload.error
  return (
    <Section title="시안">
      {stage !== 'delivered' && (
        <Toolbar>
          {byHandOnly === null && (
            <Button variant="ink" busy={make.isPending || isMaking} onClick={() => make.mutate(undefined)}>
              원고로 EPUB 만들기
            </Button>
          )}
          <FilePick
            label="만든 EPUB 올리기"
            accept=".epub"
            disabled={upload.isPending}
            onFiles={([file]) => file && upload.mutate(file)}
          >
            만든 EPUB 올리기
          </FilePick>
        </Toolbar>
      )}
      {byHandOnly !== null && <Small>{byHandOnly}</Small>}
      {failure && (
        <Note tone="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <RowList>
        {allEditions.map((edition) => (
          <Edition key={edition.edition} ebook={ebook} edition={edition} />
        ))}
      </RowList>
    </Section>
  )
}

interface EditionProps {
  readonly ebook: StaffEbook
  readonly edition: EbookEdition
}

function Edition({ ebook: { id, stage, shownEdition }, edition }: EditionProps) {
  const [isOpen, setOpen] = useState(false)
  const { edition: number, state, findings, warnings, failure, bytes, name, madeBy, begunAt } = edition
  const params = { id, edition: number }
  const show = useEbookAct(id, () =>
    call(showEdition, { params, idempotencyKey: newIdempotencyKey(), errors: 'throw' }),
  )
  const save = useMutation({
    mutationFn: () => callBlob(readStaffEbookContent, { params }),
    onSuccess: (blob) => saveBlob(blob, name),
  })
  const mayShow = state === 'made' && isValidEpub(findings) && shownEdition !== number && stage !== 'delivered'
  return (
    <Row
      end={
        <Toolbar>
          {state === 'made' && (
            <>
              <Button size="sm" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
                {isOpen ? '접기' : '넘겨 보기'}
              </Button>
              <Button size="sm" busy={save.isPending} onClick={() => save.mutate()}>
                내려받기
              </Button>
            </>
          )}
          {mayShow && (
            <Button size="sm" variant="primary" busy={show.isPending} onClick={() => show.mutate(undefined)}>
              고객에게 보내기
            </Button>
          )}
        </Toolbar>
      }
      foot={isOpen && <Content id={id} edition={number} />}
    >
      <b>시안 {number}</b> <EditionState edition={edition} isShown={shownEdition === number} />
      <Small>
        {madeBy === 'machine' ? '자동' : '손으로'} · {seoulMinute(begunAt)}
        {bytes !== null && ` · ${describeBytes(bytes)}`}
      </Small>
      {failure && <Note tone="bad">{failure}</Note>}
      {show.isError && <Note tone="bad">{show.error.message}</Note>}
      <ul>
        {findings.map(({ id: code, path, message }, at) => (
          <li key={at}>
            <Small>
              {code} {message} {path}
            </Small>
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning}>
            <Small>{warning}</Small>
          </li>
        ))}
      </ul>
    </Row>
  )
}

function EditionState({
  edition: { state, findings },
  isShown,
}: Pick<EditionProps, 'edition'> & { readonly isShown: boolean }) {
  if (state === 'making') return <Badge tone="warn">만드는 중</Badge>
  if (state === 'failed' || !isValidEpub(findings)) return <Badge tone="bad">보낼 수 없음</Badge>
  return isShown ? <Badge tone="ok">고객이 보는 시안</Badge> : <Badge tone="info">만듦</Badge>
}

function Content({ id, edition }: { readonly id: string; readonly edition: number }) {
  const book = useQuery({
    queryKey: ['staff-ebook', id, 'content', edition],
    queryFn: async ({ signal }) =>
      (await callBlob(readStaffEbookContent, { params: { id, edition }, signal, errors: 'throw' })).bytes(),
    staleTime: Infinity,
  })
  if (book.isError) return <Note tone="bad">{book.error.message}</Note>
  if (!book.data) return <LoadingState label="시안을 펴고 있습니다" />
  return (
    <Suspense fallback={<LoadingState label="시안을 펴고 있습니다" />}>
      <EpubReader source={book.data} />
    </Suspense>
  )
}
