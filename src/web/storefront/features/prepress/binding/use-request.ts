import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { BindingView } from '#/contract/prepress/bindings.contract.ts'
import { NEW_SET, type BindingSet } from '#/domain/bindings/binding-set.ts'
import { priceBinding } from '#/domain/bindings/price-binding.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { takeHandedFiles } from '#/web/blocks/binding/handed-files.ts'
import { useLastRequests } from '#/web/blocks/binding/use-last-requests.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { type Choices, type FileRow, newRow, setOf } from './binding-rows.ts'
import { keepDraft, readDraft } from './kept-request.ts'
import { useRows } from './use-rows.ts'

const { files: _none, ...START } = NEW_SET

export type Request = ReturnType<typeof useRequest>

interface Opened {
  readonly practice: boolean
  readonly tariff: Tariff
  /** What the page begins with instead of what was left here; null begins with that. */
  readonly from: BindingView | null
  /** The files come along too. */
  readonly withFiles: boolean
}

/** A request while it is being made: files, choices and the price of now. */
export function useRequest({ practice, tariff, from, withFiles }: Opened) {
  const files = useRows(practice)
  const brand = useBrandId()
  const [choices, setChoices] = useState<Choices>(START)
  const [loaded, setLoaded] = useState(false)
  const rows = useRef(files)
  rows.current = files
  useEffect(() => {
    const kept = practice ? null : from ? draftOf(from, withFiles) : readDraft(brand)
    if (kept) {
      setChoices(kept.choices)
      rows.current.open(kept.rows)
    }
    const handed = takeHandedFiles()
    if (handed.length > 0) rows.current.add(handed)
    setLoaded(true)
  }, [brand, practice, from, withFiles])
  useEffect(() => {
    if (!practice && loaded && from === null) keepDraft(brand, { rows: files.rows, choices })
  }, [brand, practice, loaded, from, files.rows, choices])
  const isNew = !practice && from === null
  const requests = useLastRequests(brand, isNew)
  const last = isNew ? requests.data?.pages[0]?.items[0] : undefined
  const [likeLast, setLikeLast] = useState(false)
  useEffect(() => {
    // Only where nobody has chosen anything yet.
    if (!loaded || !last || choices !== START) return
    setChoices(likeThat(last.set))
    setLikeLast(true)
  }, [loaded, last, choices])
  const set = useMemo(() => setOf(files.rows, choices), [files.rows, choices])
  const priced = useMemo(() => (set.files.length === 0 ? null : priceBinding(set, tariff)), [set, tariff])
  const settled = useDeferredValue(set)
  return {
    files,
    choices,
    choose: (change: Partial<Choices>) => setChoices((now) => ({ ...now, ...change })),
    /** Chosen as the last request was; null where nothing was taken over. */
    undoLikeLast: likeLast
      ? () => {
          setLikeLast(false)
          setChoices(({ cover: { title, subtitle }, classes }) => ({
            ...START,
            cover: { ...START.cover, title, subtitle },
            classes,
          }))
        }
      : null,
    set,
    /** The same a moment later: for what may follow the price. */
    settled,
    priced,
  }
}

/** What seldom differs from one request to the next; words and classes are said anew. */
const likeThat = ({ size, colour, binding, divider, cover }: BindingSet): Choices => ({
  ...START,
  size,
  colour,
  binding,
  divider,
  cover: { ...START.cover, teacher: cover.teacher, colour: cover.colour },
})

function draftOf({ set }: BindingView, withFiles: boolean): { rows: readonly FileRow[]; choices: Choices } {
  const { files, ...choices } = set
  return { choices, rows: withFiles ? files.map(rowOf) : [] }
}

const rowOf = ({ fileId, name, bytes, fit, blankBack, colour, ...read }: BindingSet['files'][number]): FileRow => ({
  ...newRow({ name, size: bytes }),
  fileId,
  read,
  fit,
  blankBack,
  colour,
  upload: 'there',
  sent: bytes,
})
