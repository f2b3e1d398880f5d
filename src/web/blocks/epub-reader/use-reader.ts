import { useEffect, useRef, useState } from 'react'
import type { OpenEpub } from '#/epub/read/open-epub.ts'
import { type EpubPlace, placeOf } from './epub-place.ts'
import { ReaderPage } from './reader-page.ts'

export const LETTER_SIZES = [80, 90, 100, 115, 130, 150, 180] as const
const USUAL = 2

export interface Reader {
  readonly place: EpubPlace | null
  /** Screen of the document and how many it has, from 1. */
  readonly screen: { readonly at: number; readonly of: number }
  readonly letters: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** The document cannot be shown. */
  readonly broken: boolean
  readonly turn: (by: 1 | -1) => void
  readonly go: (path: string, fragment: string | null) => void
  readonly toEdge: (edge: 'start' | 'end') => void
  readonly resize: (by: 1 | -1) => void
  /** Text was marked in the frame. */
  readonly mark: () => void
}

type Landing = 'first' | 'last' | { readonly fragment: string }

/** A document to open, and where in it. A new one each time: going to the same place again is a move, too. */
interface Goal {
  readonly document: number
  readonly landing: Landing
}

interface Shown {
  readonly place: EpubPlace
  readonly at: number
  readonly of: number
}

function land(page: ReaderPage, landing: Landing): void {
  if (landing === 'first') page.goTo(0)
  else if (landing === 'last') page.goTo(page.count - 1)
  else page.goToFragment(landing.fragment)
}

/** Turns the pages of an open book in a frame that has loaded. */
export function useReader(
  book: OpenEpub,
  frame: HTMLIFrameElement | null,
  onPlace: ((place: EpubPlace) => void) | undefined,
): Reader {
  const page = useRef<ReaderPage | null>(null)
  const open = useRef<number | null>(null)
  const [goal, setGoal] = useState<Goal>({ document: 0, landing: 'first' })
  const [size, setSize] = useState(USUAL)
  const [shown, setShown] = useState<Shown | null>(null)
  const [broken, setBroken] = useState(false)
  const letters = LETTER_SIZES[size] ?? 100
  const { document } = goal
  const tell = () => {
    const current = page.current
    if (!current) return
    const place = placeOf(book, document, current)
    setShown({ place, at: current.at + 1, of: current.count })
    onPlace?.(place)
  }
  const latest = useRef({ tell, letters })
  useEffect(() => {
    latest.current = { tell, letters }
  })

  useEffect(() => {
    if (!frame) return
    const made = new ReaderPage(frame, book, { letters: latest.current.letters }, () => latest.current.tell())
    page.current = made
    return () => {
      open.current = null
      made.close()
    }
  }, [frame, book])
  useEffect(() => {
    const current = page.current
    if (!frame || !current) return
    if (open.current !== goal.document) setBroken(!current.show(book.spine[goal.document] ?? ''))
    open.current = goal.document
    land(current, goal.landing)
    latest.current.tell()
  }, [frame, book, goal])
  useEffect(() => {
    if (page.current) page.current.settings = { letters }
  }, [letters])

  const goDocument = (to: number, landing: Landing) => {
    if (to >= 0 && to < book.spine.length) setGoal({ document: to, landing })
  }
  const turn = (by: 1 | -1) => {
    const current = page.current
    const next = (current?.at ?? 0) + by
    if (next < 0) goDocument(document - 1, 'last')
    else if (next >= (current?.count ?? 1)) goDocument(document + 1, 'first')
    else {
      current?.goTo(next)
      tell()
    }
  }
  const last = book.spine.length - 1
  return {
    place: shown?.place ?? null,
    screen: { at: shown?.at ?? 1, of: shown?.of ?? 1 },
    letters,
    atStart: document === 0 && (shown?.at ?? 1) === 1,
    atEnd: document === last && shown !== null && shown.at === shown.of,
    broken,
    turn,
    go: (path, fragment) => goDocument(book.spine.indexOf(path), fragment ? { fragment } : 'first'),
    toEdge: (edge) => (edge === 'start' ? goDocument(0, 'first') : goDocument(last, 'last')),
    resize: (by) => setSize((now) => Math.min(LETTER_SIZES.length - 1, Math.max(0, now + by))),
    mark: tell,
  }
}
