import { useMutation } from '@tanstack/react-query'
import { exportJournal } from '#/contract/money/closing.contract.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** The journal of a day or a month, for the accountant. */
export function JournalLinks({ period }: { readonly period: string }) {
  const get = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveBlob(await callBlob(exportJournal, { query: { period, format } }), `분개장 ${period}.${format}`),
  })
  return (
    <>
      <Toolbar>
        <Button size="sm" busy={get.isPending} onClick={() => get.mutate('xlsx')}>
          분개장 엑셀
        </Button>
        <Button size="sm" busy={get.isPending} onClick={() => get.mutate('csv')}>
          분개장 CSV
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
