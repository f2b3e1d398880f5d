import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BINDING_LIMITS } from '#/domain/bindings/binding-set.ts'
import { type FileRow, moved, newRow } from './binding-rows.ts'
import { ReadingQueue } from './read-in-browser.ts'
import { picturesOf, sendFile, untilRead } from './send-file.ts'

export interface Rows {
  readonly rows: readonly FileRow[]
  /** What was not taken of the last choice of files, in words. */
  readonly refused: readonly string[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  readonly move: (key: string, to: number) => void
  readonly change: (key: string, change: Partial<FileRow>) => void
  readonly retry: (key: string) => void
  /** Takes over what was kept, in the place of everything. */
  readonly open: (rows: readonly FileRow[]) => void
}

/** The files of a request: read here, and sent to the shop unless the page only practises. */
export function useRows(practice: boolean): Rows {
  const [rows, setRows] = useState<readonly FileRow[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const now = useRef(rows)
  now.current = rows
  const change = useCallback(
    (key: string, next: Partial<FileRow>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...next } : row))),
    [],
  )
  const { files, begin, send, stop, goOnWith } = useFilesAtHand(practice, change)

  const add = useCallback(
    (chosen: readonly File[]) => {
      const { taken, refused: words } = sorted(chosen, now.current, files)
      setRefused(words)
      const added = taken.map((file) => ({ row: newRow(file), file }))
      now.current = [...now.current, ...added.map(({ row }) => row)]
      setRows(now.current)
      for (const { row, file } of added) begin(row.key, file)
    },
    [files, begin],
  )
  const remove = useCallback(
    (key: string) => {
      stop(key)
      for (const address of now.current.find((row) => row.key === key)?.pictures ?? []) URL.revokeObjectURL(address)
      setRows((all) => all.filter((row) => row.key !== key))
    },
    [stop],
  )
  const move = useCallback((key: string, to: number) => {
    const from = (all: readonly FileRow[]) => all.findIndex((row) => row.key === key)
    setRows((all) => moved(all, from(all), to))
  }, [])
  const open = useCallback(
    (kept: readonly FileRow[]) => {
      now.current = kept
      setRows(kept)
      for (const row of kept) goOnWith(row)
    },
    [goOnWith],
  )
  return { rows, refused, add, remove, move, change, retry: send, open }
}

/** What cannot be drawn: the files themselves, and what stops their reading and sending. */
function useFilesAtHand(practice: boolean, change: Rows['change']) {
  const [files] = useState(() => new Map<string, File>())
  const [stops] = useState(() => new Map<string, AbortController>())
  const queue = useMemo(() => new ReadingQueue(change), [change])
  useEffect(
    () => () => {
      for (const running of stops.values()) running.abort()
    },
    [stops],
  )
  const signalOf = useCallback(
    (key: string) => {
      const controller = new AbortController()
      stops.set(key, controller)
      return controller.signal
    },
    [stops],
  )
  const send = useCallback(
    (key: string, signal = signalOf(key)) => {
      const file = files.get(key)
      if (practice || !file) return
      sendFile(file, signal, (next) => change(key, next)).catch((error: unknown) => {
        if (!signal.aborted)
          change(key, { upload: 'failed', message: error instanceof Error ? error.message : String(error) })
      })
    },
    [practice, change, files, signalOf],
  )
  const begin = useCallback(
    (key: string, file: File) => {
      const signal = signalOf(key)
      files.set(key, file)
      queue.add({ key, file, signal })
      send(key, signal)
    },
    [files, queue, send, signalOf],
  )
  const stop = useCallback(
    (key: string) => {
      stops.get(key)?.abort()
      stops.delete(key)
      files.delete(key)
    },
    [files, stops],
  )
  const goOnWith = useCallback((row: FileRow) => void goOn(row, signalOf(row.key), change), [signalOf, change])
  return { files, begin, send, stop, goOnWith }
}

/** Pictures and the shop's reading of a file that lies there since before. */
async function goOn(row: FileRow, signal: AbortSignal, change: Rows['change']): Promise<void> {
  const { key, fileId, read } = row
  if (fileId === null) return
  try {
    if (row.upload !== 'there') await untilRead(fileId, signal, (next) => change(key, next))
    if (read) change(key, { pictures: await picturesOf(fileId, read.pages, signal) })
  } catch {
    if (!signal.aborted && row.upload !== 'there')
      change(key, { upload: 'failed', message: '올린 파일이 없어졌어요. 삭제하고 다시 올려 주세요.' })
  }
}

/** What can be taken of a choice of files; of the others, why not. */
function sorted(chosen: readonly File[], rows: readonly FileRow[], files: ReadonlyMap<string, File>) {
  const taken: File[] = []
  const refused: string[] = []
  for (const file of chosen) {
    const at = rows.findIndex(({ key, name, bytes }) => sameFile(file, files.get(key) ?? { name, size: bytes }))
    if (!/\.pdf$/i.test(file.name)) refused.push(`「${file.name}」: PDF가 아니에요. PDF로 저장해서 올려 주세요.`)
    else if (file.size === 0) refused.push(`「${file.name}」: 빈 파일이에요. 저장이 끝났는지 확인해 주세요.`)
    else if (at !== -1) refused.push(`「${file.name}」: 이미 ${at + 1}번째에 있어요.`)
    else if (taken.some((other) => sameFile(file, other)))
      refused.push(`「${file.name}」: 두 번 골라서 한 번만 담았어요.`)
    else taken.push(file)
  }
  const room = BINDING_LIMITS.files - rows.length
  if (taken.length <= room) return { taken, refused }
  const left = taken.length - room
  refused.push(
    `한 권에 파일 ${BINDING_LIMITS.files}개까지 묶을 수 있어서 ${left}개는 담지 않았어요. 파일을 합치거나 두 권으로 나눠 주세요.`,
  )
  return { taken: taken.slice(0, room), refused }
}

const sameFile = (
  a: Pick<File, 'name' | 'size'> & { readonly lastModified?: number },
  b: Pick<File, 'name' | 'size'> & { readonly lastModified?: number },
): boolean =>
  a.name.normalize('NFC') === b.name.normalize('NFC') &&
  a.size === b.size &&
  (a.lastModified ?? 0) === (b.lastModified ?? a.lastModified ?? 0)
