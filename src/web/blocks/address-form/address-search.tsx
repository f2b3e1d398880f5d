import { useEffect, useRef, useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import styles from './address-form.module.css'
import { type FoundAddress, loadPostcode, showPostcode } from './postcode.ts'

interface AddressSearchProps {
  readonly onFound: (found: FoundAddress) => void
  /** The service cannot be reached: let the customer type. */
  readonly onUnreachable: () => void
}

/** The button that opens the postcode search in a dialog. */
export function AddressSearch({ onFound, onUnreachable }: AddressSearchProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    let left = false
    void loadPostcode().then((Postcode) => {
      if (left || !Postcode || !place.current) return
      showPostcode(Postcode, place.current, (found) => {
        setOpen(false)
        onFound(found)
      })
    })
    return () => {
      left = true
    }
  }, [open, onFound])

  const start = async () => {
    setBusy(true)
    const Postcode = await loadPostcode()
    setBusy(false)
    if (Postcode) setOpen(true)
    else onUnreachable()
  }

  return (
    <>
      <Button onClick={() => void start()} busy={busy}>
        우편번호 찾기
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="우편번호 찾기" wide>
        <div ref={place} className={styles.search} />
      </Dialog>
    </>
  )
}
