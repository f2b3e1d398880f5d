import { useState } from 'react'
import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Written } from '#/contract/content/writing.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { toast } from '#/web/ui/toasts.ts'
import { furtherOn } from './further-on.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useWritingActs } from './use-writing.ts'

interface DeskInput {
  readonly text: Written | null
  readonly start: Piece
  readonly onSaved: (text: Written) => void
}

interface Refusal {
  readonly words: string
  /** Somebody else has changed the text meanwhile. */
  readonly isCrossed: boolean
  readonly fields: Readonly<Record<string, string>>
}

export type Desk = ReturnType<typeof useDesk>

/** What is written here and has not been saved, and the acts on it. Nothing that was typed is lost by a refusal. */
export function useDesk({ text: read, start, onSaved }: DeskInput) {
  const [answered, setHeld] = useState(read)
  const [piece, setPiece] = useState(start)
  const [beginning, setBeginning] = useState({ count: 0, doc: start.doc })
  const [saved, setSaved] = useState(() => JSON.stringify(start))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const held = furtherOn(answered, read, saved)
  const acts = useWritingActs()
  const isDirty = JSON.stringify(piece) !== saved
  const letGo = useLeaveGuard(isDirty)

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setRefusal(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(refusalOf(error))
    }
  }
  const store = async (on: Written | null): Promise<Written> => {
    const next = await acts.save.mutateAsync({ text: on, piece })
    setSaved(JSON.stringify(piece))
    setHeld(next)
    return next
  }
  const done = (next: Written, words: string) => {
    setHeld(next)
    toast(words)
    letGo()
    onSaved(next)
  }
  const save = () => attempt(async () => done(await store(held), '저장했습니다.'))
  const publish = (at: string | null, until: string | null) =>
    attempt(async () => {
      const { id, version } = isDirty || !held ? await store(held) : held
      const next = await acts.publish.mutateAsync({ id, version, at, until })
      done(next, next.nextAt ? '공개를 예약했습니다.' : '공개했습니다.')
    })
  const hide = () =>
    attempt(async () => {
      if (held) done(await acts.hide.mutateAsync(held), '내렸습니다.')
    })
  const restore = (edition: number) =>
    attempt(async () => {
      if (!held) return
      const next = await acts.restore.mutateAsync({ text: held, edition })
      setPiece(next.piece)
      setSaved(JSON.stringify(next.piece))
      setBeginning(({ count }) => ({ count: count + 1, doc: next.piece.doc }))
      done(next, `버전 ${edition}의 내용을 가져왔습니다. 공개하면 손님께 보입니다.`)
    })
  /** One's own text as a version after that of whoever was first; theirs stays in the history. */
  const saveAfter = () =>
    attempt(async () => {
      if (held) done(await store(await acts.readAnew(held.id)), '새 버전으로 저장했습니다.')
    })
  return {
    text: held,
    piece,
    change: setPiece,
    beginning,
    refusal,
    errors: refusal?.fields ?? {},
    isDirty,
    isBusy: acts.isBusy,
    /** A policy that was announced is never changed. */
    isFixed: piece.kind === 'policy' && held !== null && held.live !== null,
    save,
    publish,
    hide,
    restore,
    saveAfter,
  }
}

/** Fields by the last part of their name: `piece.fields.effectiveFrom` is `effectiveFrom` on the screen. */
const refusalOf = ({ message, code, fields }: ApiError): Refusal => ({
  words: message,
  isCrossed: code === 'CONFLICT',
  fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.split('.').at(-1) ?? name, words])),
})
