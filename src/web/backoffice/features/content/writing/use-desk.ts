import { useState } from 'react'
import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Written } from '#/contract/content/writing.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { toast } from '#/web/ui/toasts.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useWritingActs } from './use-writing.ts'

interface DeskInput {
  readonly text: Written | null
  readonly start: Piece
  readonly onSaved: (text: Written) => void
}

export type Desk = ReturnType<typeof useDesk>

/** What is written here and has not been saved, and the acts on it. Nothing that was typed is lost by a refusal. */
export function useDesk({ text, start, onSaved }: DeskInput) {
  const [piece, setPiece] = useState(start)
  const [beginning, setBeginning] = useState(0)
  const [startDoc, setStartDoc] = useState(start.doc)
  const [saved, setSaved] = useState(() => (text ? JSON.stringify(start) : ''))
  const [failure, setFailure] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const acts = useWritingActs(() => undefined)
  const isDirty = JSON.stringify(piece) !== saved
  useLeaveGuard(isDirty && (text !== null || piece !== start))

  const attempt = async <T>(act: () => Promise<T>): Promise<T | null> => {
    setFailure(null)
    setErrors({})
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      setErrors(byLastName(error.fields ?? {}))
      return null
    }
  }
  const save = () =>
    attempt(async () => {
      const sent = piece
      const next = await acts.save.mutateAsync({ text, piece: sent })
      setSaved(JSON.stringify(sent))
      toast('저장했습니다.')
      onSaved(next)
      return next
    })
  const publish = async (at: string | null, until: string | null) => {
    const current = isDirty || !text ? await save() : text
    if (!current) return
    const done = await attempt(() => acts.publish.mutateAsync({ id: current.id, version: current.version, at, until }))
    if (done) toast(done.nextAt ? '공개를 예약했습니다.' : '공개했습니다.')
  }
  const hide = async () => {
    if (text && (await attempt(() => acts.hide.mutateAsync(text)))) toast('내렸습니다.')
  }
  const restore = async (edition: number) => {
    const done = text && (await attempt(() => acts.restore.mutateAsync({ text, edition })))
    if (!done) return
    setPiece(done.piece)
    setSaved(JSON.stringify(done.piece))
    setStartDoc(done.piece.doc)
    setBeginning((count) => count + 1)
    toast(`버전 ${edition}의 내용을 가져왔습니다. 공개하면 손님께 보입니다.`)
  }
  const isBusy = acts.publish.isPending || acts.hide.isPending || acts.restore.isPending
  return {
    piece,
    change: setPiece,
    beginning,
    startDoc,
    failure,
    errors,
    isDirty,
    isSaving: acts.save.isPending,
    isBusy,
    /** A policy that was announced is never changed. */
    isFixed: piece.kind === 'policy' && text?.live != null,
    save,
    publish,
    hide,
    restore,
  }
}

/** Refused fields by the last part of their name: `piece.fields.effectiveFrom` is `effectiveFrom` on the screen. */
const byLastName = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.split('.').at(-1) ?? name, words]))
