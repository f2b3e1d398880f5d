import { useState } from 'react'
import { exportHeadOffice, type HeadOfficeTable } from '#/contract/textbooks/head-office.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface OfficeExportProps {
  readonly what: HeadOfficeTable
  /** Of the file, without its ending. */
  readonly name: string
  readonly period?: { readonly from?: string; readonly to?: string }
}

/** The whole table for a spreadsheet. */
export function OfficeExport({ what, name, period = {} }: OfficeExportProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(
        await callBlob(exportHeadOffice, { query: { what, format: 'xlsx', ...period }, errors: 'throw' }),
        `${name}.xlsx`,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void save()}>
      <Icon name="download" /> 엑셀로 받기
    </Button>
  )
}
