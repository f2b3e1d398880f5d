import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { exportDraft, previewSheet, type SheetPreview } from '#/contract/catalogue/drafts.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { sendForm } from '#/web/api/upload.ts'
import { Button } from '#/web/ui/button.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './report.module.css'

const SHOWN_CHANGES = 200

/** Takes the figures out as a spreadsheet and back in; what would change is shown before anything does. */
export function SheetView({ editor }: { readonly editor: DraftEditor }) {
  const { card, change } = editor
  const [preview, setPreview] = useState<SheetPreview | null>(null)
  const read = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return sendForm(previewSheet, { params: { id: card.id }, body })
    },
    onSuccess: setPreview,
  })
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveBlob(
        await callBlob(exportDraft, { params: { id: card.id }, query: { format } }),
        `요금표 초안 ${card.title}.${format}`,
      ),
  })
  const apply = (edits: SheetPreview['edits']) => {
    change(edits)
    setPreview(null)
    toast(`${formatCount(edits.length)}칸을 고쳤습니다. 「되돌리기」로 돌아갈 수 있습니다.`)
  }
  return (
    <Stack className={styles.report}>
      <h2>내려받기</h2>
      <p>
        지금 초안의 모든 값이 한 줄에 하나씩 있습니다. 「값」 칸을 고치고, 팔지 않을 것은 「팔지 않음」이라고 적습니다.
      </p>
      <Toolbar>
        <Button size="sm" busy={save.isPending} onClick={() => save.mutate('xlsx')}>
          엑셀(XLSX)로 받기
        </Button>
        <Button size="sm" busy={save.isPending} onClick={() => save.mutate('csv')}>
          CSV로 받기
        </Button>
      </Toolbar>
      <h2>올리기</h2>
      <FileDrop
        title="고친 표를 여기에 놓아 주세요"
        hint="XLSX나 CSV, 2 MB까지. 고친 줄만 있어도 됩니다. 바로 바뀌지 않고 먼저 보여 드립니다."
        accept=".xlsx,.csv"
        disabled={read.isPending}
        onFiles={([file]) => file && read.mutate(file)}
      />
      <div aria-live="polite">
        {preview && <Preview preview={preview} onApply={apply} onCancel={() => setPreview(null)} />}
      </div>
    </Stack>
  )
}

const COLUMNS: readonly Column<SheetPreview['changes'][number]>[] = [
  {
    key: 'item',
    head: '항목',
    rowHead: true,
    cell: ({ item, what, from }) => `${item} ${what}${from === null ? '' : ` ${formatCount(from)}부터`}`,
  },
  { key: 'before', head: '지금', right: true, cell: ({ before }) => figure(before) },
  { key: 'after', head: '적용하면', right: true, cell: ({ after }) => <b>{figure(after)}</b> },
]

interface PreviewProps {
  readonly preview: SheetPreview
  readonly onApply: (edits: SheetPreview['edits']) => void
  readonly onCancel: () => void
}

function Preview({ preview, onApply, onCancel }: PreviewProps) {
  const { issues, issueCount, changes, edits } = preview
  if (issueCount > 0) {
    return (
      <Note tone="bad">
        <b>고칠 칸이 {formatCount(issueCount)}개 있어 아무것도 바꾸지 않았습니다</b>
        <ul>
          {issues.map(({ row, column, message }) => (
            <li key={`${row}${column}${message}`}>
              {row}번째 줄 「{column}」 칸: {message}
            </li>
          ))}
        </ul>
        {issueCount > issues.length && <p>그 밖에 {formatCount(issueCount - issues.length)}개가 더 있습니다.</p>}
      </Note>
    )
  }
  if (edits.length === 0) return <Small tone="ok">이 표는 지금 초안과 같습니다. 바뀌는 칸이 없습니다.</Small>
  return (
    <section>
      <h2>{formatCount(changes.length)}칸이 바뀝니다</h2>
      <Table
        dense
        captionShown
        caption="표를 적용하면 바뀌는 칸"
        columns={COLUMNS}
        rows={changes.slice(0, SHOWN_CHANGES)}
        rowKey={({ key }) => key}
      />
      {changes.length > SHOWN_CHANGES && <p>그 밖에 {formatCount(changes.length - SHOWN_CHANGES)}칸이 더 바뀝니다.</p>}
      <Toolbar>
        <Button variant="primary" size="sm" onClick={() => onApply(edits)}>
          {formatCount(changes.length)}칸 적용하기
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          그만두기
        </Button>
      </Toolbar>
    </section>
  )
}

const figure = (value: number | null): string => (value === null ? '없음' : formatCount(value))
