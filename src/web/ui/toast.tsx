import { useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import type { ToastEntry } from './toasts.ts'
import { TOAST_MS, dismissToast } from './toasts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './toast-host.module.css'

const WORDS = { success: '완료', info: '알림', warning: '주의', error: '오류' } as const

/** One short message; it goes by itself, or stays while it is being read. */
export function Toast({ entry }: { readonly entry: ToastEntry }) {
  const bar = useRef<HTMLSpanElement>(null)
  const [paused, setPaused] = useState(false)
  const draw = (share: number) => {
    if (bar.current) bar.current.style.transform = `scaleX(${1 - share})`
  }
  useTimeSpent(paused, () => dismissToast(entry.id), draw)
  const hold = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false) }
  return (
    <div className={styles.toast} {...hold} onFocus={() => setPaused(true)} onBlur={() => setPaused(false)}>
      <span className={cx(styles.mark, styles[entry.kind])} aria-hidden="true" />
      <span>
        <VisuallyHidden>{WORDS[entry.kind]}: </VisuallyHidden>
        {entry.text}
      </span>
      <IconButton className={styles.close} aria-label="알림 닫기" onClick={() => dismissToast(entry.id)}>
        ×
      </IconButton>
      <span ref={bar} className={styles.bar} aria-hidden="true" />
    </div>
  )
}

/** Counts the toast's three seconds, standing still while paused; the bar is drawn from the same count. */
function useTimeSpent(paused: boolean, onEnd: () => void, onShare: (share: number) => void): void {
  const spent = useRef(0)
  const callbacks = useRef({ onEnd, onShare })
  useEffect(() => {
    callbacks.current = { onEnd, onShare }
  })
  useEffect(() => {
    if (paused) return
    let last = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      spent.current += now - last
      last = now
      callbacks.current.onShare(Math.min(1, spent.current / TOAST_MS))
      frame = requestAnimationFrame(tick)
    })
    const timer = setTimeout(() => callbacks.current.onEnd(), TOAST_MS - spent.current)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [paused])
}
