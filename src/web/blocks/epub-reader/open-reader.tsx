import { useId, useState } from 'react'
import type { OpenEpub } from '#/epub/read/open-epub.ts'
import { Button, IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Note } from '#/web/ui/note.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { Contents } from './contents.tsx'
import styles from './epub-reader.module.css'
import type { EpubPlace } from './epub-place.ts'
import { useFrameEvents } from './use-frame-events.ts'
import { LETTER_SIZES, type Reader, useReader } from './use-reader.ts'

interface OpenReaderProps {
  readonly book: OpenEpub
  readonly onPlace: ((place: EpubPlace) => void) | undefined
}

/** A blank document of the shop's own: it takes over the shop's policy, and runs nothing whatever is put into it. */
const BLANK = '<!doctype html><html lang="ko"><head><title>본문</title></head><body></body></html>'

export function OpenReader({ book, onPlace }: OpenReaderProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const reader = useReader(book, frame, onPlace)
  useFrameEvents(frame, reader)
  useKey('ArrowRight', () => reader.turn(1))
  useKey('ArrowLeft', () => reader.turn(-1))
  const [contentsOpen, setContentsOpen] = useState(false)
  const contentsId = useId()
  const go: Reader['go'] = (path, fragment) => {
    reader.go(path, fragment)
    setContentsOpen(false)
    frame?.focus()
  }
  return (
    <section className={styles.reader} aria-label={`${book.title} 읽기`}>
      <div className={styles.tools} role="toolbar" aria-label="책 보기">
        <Button
          size="sm"
          aria-expanded={contentsOpen}
          aria-controls={contentsId}
          disabled={book.contents.length === 0}
          onClick={() => setContentsOpen((before) => !before)}
        >
          차례
        </Button>
        <b className={styles.title}>{book.title}</b>
        {!book.fixed && <Letters reader={reader} />}
      </div>
      <div className={styles.stage}>
        {contentsOpen && (
          <Contents id={contentsId} entries={book.contents} current={reader.place?.path ?? null} onChoose={go} />
        )}
        <iframe
          className={styles.page}
          title="본문"
          sandbox="allow-same-origin"
          srcDoc={BLANK}
          onLoad={({ currentTarget }) => setFrame(currentTarget)}
        />
        {reader.broken && <Note tone="warn">이 쪽은 깨져서 보여 줄 수 없어요. 다음 쪽으로 넘겨 주세요.</Note>}
      </div>
      <nav className={styles.turn} aria-label="쪽 넘기기">
        <Button disabled={reader.atStart} onClick={() => reader.turn(-1)}>
          이전
        </Button>
        <p aria-live="polite">{whereWords(reader)}</p>
        <Button disabled={reader.atEnd} onClick={() => reader.turn(1)}>
          다음
        </Button>
      </nav>
    </section>
  )
}

function whereWords({ place, screen }: Reader): string {
  if (!place) return ''
  const printed = place.page === null ? '' : `종이책 ${place.page}쪽 · `
  const chapter = place.chapter === null ? '' : `${place.chapter} `
  const screens = screen.of > 1 ? `${screen.at}/${screen.of} · ` : ''
  return `${chapter}${screens}${printed}${Math.round(place.progress * 100)}%`
}

function Letters({ reader }: { readonly reader: Reader }) {
  return (
    <div className={styles.letters} role="group" aria-label="글자 크기">
      <IconButton
        aria-label="글자 작게"
        disabled={reader.letters === LETTER_SIZES[0]}
        onClick={() => reader.resize(-1)}
      >
        <Icon name="minus" />
      </IconButton>
      <output>{reader.letters}%</output>
      <IconButton
        aria-label="글자 크게"
        disabled={reader.letters === LETTER_SIZES.at(-1)}
        onClick={() => reader.resize(1)}
      >
        <Icon name="plus" />
      </IconButton>
    </div>
  )
}
