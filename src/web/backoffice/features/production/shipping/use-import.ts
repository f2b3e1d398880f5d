import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { markWordsRead } from '#/contract/production/order-desk.contract.ts'
import {
  type CheckedRow,
  checkWaybills,
  importWaybills,
  MOST_CELL,
  MOST_IMPORTED,
  MOST_SHEET_ROWS,
  readWaybillFile,
  type WaybillFile,
  type WaybillRow,
} from '#/contract/production/waybill-import.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { ImportField } from '#/domain/shipping/courier-sheet.data.ts'
import { columnsOf, columnsProblem, rowBy } from '#/domain/shipping/read-columns.ts'
import { call } from '#/web/api/call.ts'
import { sendForm } from '#/web/api/upload.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { toast } from '#/web/ui/toasts.ts'
import { DESK_KEY } from './use-desk.ts'

export interface Sheet extends WaybillFile {
  readonly name: string
}
export type Taken = ReadonlyMap<number, { readonly ok: boolean; readonly message: string | null }>

/** A list on its way in: what its columns are, what agrees, what a person decided, what went in. */
export function useImport(courier: string) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map())
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const take = (next: Sheet | null) => {
    setSheet(next)
    setNumbers(new Map())
    setAgreed(new Set())
    setLeft(new Set())
  }
  const read = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return { ...(await sendForm(readWaybillFile, { params: { courier }, body, errors: 'throw' })), name: file.name }
    },
    onMutate: () => take(null),
    onSuccess: take,
  })
  const rows = useMemo(() => (sheet ? rowsOf(sheet, numbers) : []), [sheet, numbers])
  const problem = sheet && (columnsProblem(sheet.use) ?? rowsProblem(rows))
  const checked = useQuery({
    queryKey: ['waybill-check', courier, rows],
    queryFn: ({ signal }) => call(checkWaybills, { body: { courier, rows: [...rows] }, signal, errors: 'throw' }),
    enabled: sheet !== null && problem === null,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const found = checked.data?.items ?? []
  const going = found.filter((row) => !left.has(row.line) && (row.group === 'right' || agreed.has(row.line)))
  const send = useSending({ courier, sheet, rows, going, agreed, onDone: () => void checked.refetch() })
  const words = useMutation({
    mutationFn: (orderNumber: string) => call(markWordsRead, { params: { orderNumber } }),
    onSettled: () => void checked.refetch(),
  })
  return {
    sheet,
    rows,
    problem,
    read,
    checked,
    going,
    send,
    words,
    agreed,
    left,
    forget: () => take(null),
    paste: (text: string) => {
      read.reset()
      // Pasted text is a file without a name: heads and remembered columns are found in the same place.
      read.mutate(new File([asCsv(text)], '붙인 목록'))
    },
    choose: (column: number, field: ImportField | null) =>
      sheet &&
      setSheet({ ...sheet, use: sheet.use.map((use, at) => (at === column ? field : use === field ? null : use)) }),
    renumber: (line: number, number: string) => setNumbers(new Map(numbers).set(line, number)),
    agree: (lines: readonly number[]) => setAgreed(toggled(agreed, lines)),
    leave: (line: number) => setLeft(toggled(left, [line])),
  }
}
export type ImportList = ReturnType<typeof useImport>

function toggled(set: ReadonlySet<number>, lines: readonly number[]): ReadonlySet<number> {
  const next = new Set(set)
  const off = lines.every((line) => next.has(line))
  for (const line of lines) {
    if (off) next.delete(line)
    else next.add(line)
  }
  return next
}

/** Rows below the heads, counted as the spreadsheet counts them. */
function rowsOf({ rows, headRow, use }: Sheet, numbers: ReadonlyMap<number, string>): readonly WaybillRow[] {
  const first = headRow === null ? 0 : headRow + 1
  return rows.slice(first).map((cells, at) => {
    const line = first + at + 1
    const row = rowBy(use, cells)
    return { line, ...row, waybill: numbers.get(line) ?? row.waybill }
  })
}

const rowsProblem = (rows: readonly WaybillRow[]): string | null => {
  if (rows.length === 0) return '제목 줄 아래에 줄이 없습니다.'
  return rows.length > MOST_SHEET_ROWS ? `한 번에 ${formatCount(MOST_SHEET_ROWS)}줄까지 볼 수 있습니다.` : null
}

/** Cells come with tabs from a spreadsheet. */
const asCsv = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => `"${cell.slice(0, MOST_CELL).replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n')

interface Sending {
  readonly courier: string
  readonly sheet: Sheet | null
  readonly rows: readonly WaybillRow[]
  readonly going: readonly CheckedRow[]
  readonly agreed: ReadonlySet<number>
  readonly onDone: () => void
}

/** Sends what goes in, two hundred at a time: boxes of one address stay in the order of the list. */
function useSending({ courier, sheet, rows, going, agreed, onDone }: Sending) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: async (): Promise<Taken> => {
      const lines = new Set(going.map(({ line }) => line))
      const chosen = rows.filter(({ line }) => lines.has(line))
      const heads = sheet?.headRow === null ? [] : (sheet?.rows[sheet.headRow] ?? [])
      const columns = columnsOf(heads, sheet?.use ?? [])
      const outcomes = new Map<number, { ok: boolean; message: string | null }>()
      for (let at = 0; at < chosen.length; at += MOST_IMPORTED) {
        const part = chosen.slice(at, at + MOST_IMPORTED)
        const yes = part.flatMap(({ line }) => (agreed.has(line) ? [line] : []))
        const body = { courier, rows: part, agreed: yes, columns }
        const { items } = await once(body, (idempotencyKey) =>
          call(importWaybills, { body, idempotencyKey, errors: 'throw' }),
        )
        for (const { line, ok, message } of items) outcomes.set(line, { ok, message })
      }
      return outcomes
    },
    onSuccess: (outcomes) => {
      const taken = [...outcomes.values()].filter(({ ok }) => ok).length
      if (taken > 0) toast(`${taken}줄을 넣고 출고했습니다.`)
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: DESK_KEY })
      refreshAdmin(client)
      onDone()
    },
  })
}
