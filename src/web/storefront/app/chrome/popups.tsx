import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readPopup } from '#/contract/content/popups.contract.ts'
import { placeOf } from '#/domain/writing/shown-where.ts'
import { call } from '#/web/api/call.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { useShown } from '../use-shown.ts'
import { closedToday, closeForToday } from './closed-today.ts'

type Popup = ResultOf<typeof readPopup>

/** The pop-ups of the page, one after the other; the server draws none. */
export function Popups() {
  const hydrated = useHydrated()
  const shown = useShown()
  const place = placeOf(useLocation().pathname)
  const ids = shown
    .filter(({ kind, shownOn }) => kind === 'popup' && place && shownOn.includes(place))
    .map(({ id }) => id)
  return hydrated && ids.length > 0 ? <InTurn key={place} ids={ids} /> : null
}

function InTurn({ ids }: { readonly ids: readonly string[] }) {
  const [closed, setClosed] = useState<readonly string[]>(closedToday)
  const [popup, setPopup] = useState<Popup | null>(null)
  const next = ids.find((id) => !closed.includes(id)) ?? null
  useEffect(() => {
    if (!next) return undefined
    const stop = new AbortController()
    // One that was taken away meanwhile is passed over without a word.
    call(readPopup, { params: { id: next }, signal: stop.signal, errors: 'throw' }).then(setPopup, () => {
      if (!stop.signal.aborted) setClosed((before) => [...before, next])
    })
    return () => stop.abort()
  }, [next])
  if (!next || popup?.id !== next) return null
  const close = () => setClosed((before) => [...before, next])
  return (
    <Dialog
      open
      key={next}
      title={popup.title}
      onClose={close}
      actions={
        <>
          <Button
            onClick={() => {
              closeForToday(next)
              close()
            }}
          >
            오늘 하루 보지 않기
          </Button>
          <Button variant="primary" onClick={close}>
            닫기
          </Button>
        </>
      }
    >
      <Written doc={popup.doc} />
    </Dialog>
  )
}
