import { useState } from 'react'

const isPicture = (file: File) => /^image\/(?:jpeg|png|webp)$/.test(file.type)

/** The dialog of a picture: closed, for a new file, or for the one that is chosen in the text. */
export interface NewPicture {
  readonly open: { readonly file: File | null } | null
  readonly begin: (file: File | null) => void
  readonly end: () => void
  /** Takes a picture that was pasted or dropped; false leaves the event to the editor. */
  readonly take: (data: DataTransfer | null) => boolean
}

export function useNewPicture(): NewPicture {
  const [open, setOpen] = useState<{ readonly file: File | null } | null>(null)
  const take = (data: DataTransfer | null): boolean => {
    const file = [...(data?.files ?? [])].find(isPicture)
    // Office programs put a picture of the words beside the words.
    if (!file || data?.types.includes('text/html')) return false
    setOpen({ file })
    return true
  }
  return { open, begin: (file) => setOpen({ file }), end: () => setOpen(null), take }
}
