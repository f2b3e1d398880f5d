import { useEffect, useRef } from 'react'
import type { Reader } from './use-reader.ts'

const KEYS: Readonly<Record<string, (reader: Reader) => void>> = {
  ArrowRight: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  PageDown: ({ turn }) => turn(1),
  PageUp: ({ turn }) => turn(-1),
  ' ': ({ turn }) => turn(1),
  Home: ({ toEdge }) => toEdge('start'),
  End: ({ toEdge }) => toEdge('end'),
}

function turnByKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>,
  reader: Reader,
) {
  const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key]
  if (!act) return
  event.preventDefault()
  act(reader)
}

const SWIPE_PX = 40

/** What is pressed inside of the frame comes here, for the frame runs nothing itself. */
export function useFrameEvents(frame: HTMLIFrameElement | null, reader: Reader): void {
  const latest = useRef(reader)
  useEffect(() => {
    latest.current = reader
  })
  useEffect(() => {
    const inside = frame?.contentDocument
    if (!inside) return
    const gone = new AbortController()
    const { signal } = gone
    inside.addEventListener('keydown', (event) => turnByKey(event, latest.current), { signal })
    inside.addEventListener('mouseup', () => latest.current.mark(), { signal })
    inside.addEventListener('click', (event) => followLink(event, latest.current), { signal })
    turnBySwipe(inside, signal, (by) => latest.current.turn(by))
    return () => gone.abort()
  }, [frame])
}

function followLink(event: MouseEvent, reader: Reader): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link) return
  event.preventDefault()
  const path = link.dataset['path']
  if (path) reader.go(path, link.dataset['fragment'] || null)
}

function turnBySwipe(inside: Document, signal: AbortSignal, turn: (by: 1 | -1) => void): void {
  let from: { readonly x: number; readonly y: number } | null = null
  const begin = ({ touches: [first] }: TouchEvent) => {
    from = first ? { x: first.clientX, y: first.clientY } : null
  }
  const end = ({ changedTouches: [last] }: TouchEvent) => {
    const across = from && last ? last.clientX - from.x : 0
    const down = from && last ? Math.abs(last.clientY - from.y) : 0
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > down) turn(across < 0 ? 1 : -1)
  }
  inside.addEventListener('touchstart', begin, { signal, passive: true })
  inside.addEventListener('touchend', end, { signal, passive: true })
}
