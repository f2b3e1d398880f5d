import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './preview-frame.module.css'

const HEIGHT = 720
const SHEETS = 'link[rel="stylesheet"], style'

/** A window as wide as a visitor's, scaled to fit: the shop's own styles answer to its width. Nothing in it can be pressed. */
export function PreviewFrame({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return undefined
    page.documentElement.lang = 'ko'
    page.title = '미리 보기'
    const lay = (sheet: Element) => page.head.append(sheet.cloneNode(true))
    for (const sheet of document.head.querySelectorAll(SHEETS)) lay(sheet)
    // A part that comes while it is looked at brings its own.
    const later = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof Element && added.matches(SHEETS)) lay(added)
    })
    later.observe(document.head, { childList: true })
    page.body.inert = true
    setBody(page.body)
    return () => later.disconnect()
  }, [])
  useEffect(() => {
    const room = box.current
    if (!room) return undefined
    const watch = new ResizeObserver(() => setScale(Math.min(1, room.clientWidth / width)))
    watch.observe(room)
    return () => watch.disconnect()
  }, [width])
  const size = { '--frame-width': `${width}px`, '--frame-height': `${HEIGHT}px`, '--frame-scale': scale }
  return (
    <div ref={box} className={styles.box} style={size as CSSProperties}>
      <iframe ref={frame} title="미리 보기" sandbox="allow-same-origin" className={styles.frame} />
      {body && createPortal(children, body)}
    </div>
  )
}
