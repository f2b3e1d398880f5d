import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirmDialog } from '#/web/ui/dialogs.ts'

/** Asks before what was typed and not saved is left; the function that it gives lets the next step pass. */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog({
      title: '저장하지 않고 나갈까요?',
      body: '저장하지 않은 글은 사라집니다.',
      ok: '나가기',
      cancel: '계속 쓰기',
      destructive: true,
    }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    isFree.current = false
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return () => {
    isFree.current = true
  }
}
