import { useState } from 'react'
import { cx } from '#/web/ui/cx.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { type KeyLine, KEYS_EVERYWHERE, KEYS_OF_PAGE } from './keys.data.ts'
import styles from './keys.module.css'

/** So many of a page's keys stand at the foot of the menu. */
const AT_FOOT = 3

/** At the foot of the menu those of the page that are used most, and all of them behind `?`. */
export function Keys({ underMany, path }: { readonly underMany: boolean; readonly path: string }) {
  const [open, setOpen] = useState(false)
  useKey('?', () => setOpen(true))
  const own = KEYS_OF_PAGE[path.replace(/(?<=.)\/$/u, '')] ?? []
  const foot: readonly KeyLine[] = [...own.slice(0, AT_FOOT), ['?', '모든 단축키']]
  return (
    <>
      <KeyList keys={foot} label="단축키" className={cx(styles.foot, underMany && styles.crowded)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="단축키">
        <KeyList keys={[...own, ...KEYS_EVERYWHERE]} label="이 화면의 단축키" />
      </Dialog>
    </>
  )
}

interface KeyListProps {
  readonly keys: readonly KeyLine[]
  readonly label: string
  readonly className?: string
}

function KeyList({ keys: list, label, className }: KeyListProps) {
  return (
    <dl className={cx(styles.keys, className)} aria-label={label}>
      {list.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
