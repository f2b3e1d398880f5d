import { useMutation } from '@tanstack/react-query'
import { exportJournal } from '#/contract/money/closing.contract.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** The journal of a day or a month, for the accountant. */
export function JournalLinks({ period }: { readonly period: string }) {
  const get = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveBlob(await callBlob(exportJournal, { query: { period, format } }), `분개장 ${period}.${format}`),
  })
  return (
    <>
      <Toolbar top={4} role="group" aria-label={`${period} 분개장 내려받기`}>
        <Small as="span">{period} 분개장</Small>
        <Button size="sm" busy={get.isPending} aria-label="분개장 엑셀 내려받기" onClick={() => get.mutate('xlsx')}>
          엑셀
        </Button>
        <Button size="sm" busy={get.isPending} aria-label="분개장 CSV 내려받기" onClick={() => get.mutate('csv')}>
          CSV
        </Button>
      </Toolbar>
      {get.isError && (
        <Note role="alert" tone="bad">
          {get.error.message}
        </Note>
      )}
    </>
  )
}
