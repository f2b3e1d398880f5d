import { useEffect, useState } from 'react'
import type { OpenEpub } from '#/epub/read/open-epub.ts'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { OpenReader } from './open-reader.tsx'
import type { EpubPlace } from './epub-place.ts'

interface EpubReaderProps {
  /** An address of this shop or of its storage, or the book itself. Keep it the same between drawings. */
  readonly source: string | Uint8Array
  /** Told whenever a page is turned or text is marked. */
  readonly onPlace?: (place: EpubPlace) => void
}

type OpeningState =
  | { readonly state: 'opening' }
  | { readonly state: 'failed' | 'broken' }
  | { readonly state: 'open'; readonly book: OpenEpub }

/** Shows an EPUB as a reading system does: contents, letters, pages. Load it lazily: it brings what unpacks books. */
export function EpubReader(props: EpubReaderProps) {
  const [attempt, setAttempt] = useState(0)
  return <Opening key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />
}

function Opening({ source, onPlace, onRetry }: EpubReaderProps & { readonly onRetry: () => void }) {
  const [opening, setOpening] = useState<OpeningState>({ state: 'opening' })
  useEffect(() => {
    const gone = new AbortController()
    setOpening({ state: 'opening' })
    open(source, gone.signal).then(
      (book) => !gone.signal.aborted && setOpening(book ? { state: 'open', book } : { state: 'broken' }),
      () => !gone.signal.aborted && setOpening({ state: 'failed' }),
    )
    return () => gone.abort()
  }, [source])
  switch (opening.state) {
    case 'opening':
      return <LoadingState label="책을 펴고 있어요" />
    case 'failed':
      return (
        <ErrorState
          title="책을 불러오지 못했어요"
          text="인터넷 연결을 확인하고 다시 시도해 주세요."
          onRetry={onRetry}
        />
      )
    case 'broken':
      return <EmptyState title="이 책은 펼 수 없어요" text="파일이 깨졌거나 EPUB이 아니에요." />
    case 'open':
      return <OpenReader book={opening.book} onPlace={onPlace} />
  }
}

async function open(source: string | Uint8Array, signal: AbortSignal): Promise<OpenEpub | null> {
  const { openEpub } = await import('#/epub/read/open-epub.ts')
  if (typeof source !== 'string') return openEpub(source)
  const answer = await fetch(source, { signal })
  if (!answer.ok) throw new Error(`the book answered ${answer.status}`)
  return openEpub(await answer.bytes())
}
