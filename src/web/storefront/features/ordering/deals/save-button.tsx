import { type ReactNode, useState } from 'react'
import { ApiError } from '#/web/api/api-error.ts'
import { saveBlob } from '#/web/api/call-blob.ts'
import { Button, type ButtonVariant } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface SaveButtonProps {
  readonly name: string
  readonly fetch: () => Promise<Blob>
  readonly variant?: ButtonVariant
  readonly label?: string
  readonly children: ReactNode
}

/** Fetches a file and gives it to the browser to keep. A refusal is said where it was asked for. */
export function SaveButton({ name, fetch, variant = 'line', label, children }: SaveButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await fetch(), name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant={variant} busy={busy} aria-label={label} onClick={() => void save()}>
      <Icon name="download" /> {children}
    </Button>
  )
}
