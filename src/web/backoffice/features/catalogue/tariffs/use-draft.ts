import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { editDraft, readDraft, type DraftCard } from '#/contract/catalogue/drafts.contract.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { draftChange, type DraftChange } from '#/domain/pricing/tariffs/draft-change.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { call } from '#/web/api/call.ts'

export type SaveState = 'saved' | 'saving' | 'failed'

export interface DraftEditor {
  readonly card: DraftCard
  /** Last saved revision. */
  readonly revision: number
  readonly base: Tariff
  /** As it stands on the screen, saved or about to be. */
  readonly tariff: Tariff
  readonly saving: SaveState
  readonly change: (edits: readonly TariffEdit[]) => void
  /** Puts a whole tariff in place: figures and papers that were changed together. */
  readonly replace: (next: Tariff) => void
  readonly undo: () => void
  readonly canUndo: boolean
}

export const useDraft = (id: string) =>
  useQuery({
    queryKey: ['tariff-draft', id],
    queryFn: ({ signal }) => call(readDraft, { params: { id }, signal, errors: 'throw' }),
    // while it is edited the screen knows best; a second editor meets the revision
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })

type Loaded = NonNullable<ReturnType<typeof useDraft>['data']>

/**
 * Edits a draft. Every change is saved at once, one after the other, so nothing is lost by a reload; undo saves the way back.
 * When somebody else has saved, or the server says no, the draft is fetched again.
 */
export function useDraftEditor(loaded: Loaded): DraftEditor {
  const client = useQueryClient()
  const [tariff, setTariff] = useState(loaded.tariff)
  const [revision, setRevision] = useState(loaded.draft.revision)
  const [history, setHistory] = useState<readonly Tariff[]>([])
  const [saving, setSaving] = useState<SaveState>('saved')
  const saved = useRef(loaded.draft.revision)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const { id } = loaded.draft

  const save = useCallback(
    (what: DraftChange) => {
      waiting.current += 1
      setSaving('saving')
      queue.current = queue.current.then(async () => {
        try {
          const answer = await call(editDraft, { params: { id }, body: { revision: saved.current, ...what } })
          saved.current = answer.revision
          setRevision(answer.revision)
          waiting.current -= 1
          if (waiting.current === 0) setSaving('saved')
        } catch {
          waiting.current -= 1
          setSaving('failed')
          await client.invalidateQueries({ queryKey: ['tariff-draft', id] })
        }
      })
    },
    [client, id],
  )

  useEffect(() => {
    if (saving !== 'saving') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [saving])

  const show = (next: Tariff, what: DraftChange) => {
    setTariff(next)
    if (what.edits.length > 0 || what.papers || what.choices) save(what)
  }
  const remember = () => setHistory((before) => [...before.slice(-99), tariff])
  const change = (edits: readonly TariffEdit[]) => {
    const edited = editTariff(tariff, edits)
    if (!edited.ok || edits.length === 0) return
    remember()
    show(edited.value, { edits: [...edits] })
  }
  const replace = (next: Tariff) => {
    remember()
    show(next, draftChange(tariff, next))
  }
  const undo = () => {
    const before = history.at(-1)
    if (!before) return
    setHistory(history.slice(0, -1))
    show(before, draftChange(tariff, before))
  }
  const { draft: card, base } = loaded
  return { card, revision, base, tariff, saving, change, replace, undo, canUndo: history.length > 0 }
}
