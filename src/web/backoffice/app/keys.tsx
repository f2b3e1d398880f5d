import { useState } from 'react'
import { cx } from '#/web/ui/cx.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import styles from './keys.module.css'

const KEYS = [
  ['J K', '아래, 위'],
  ['G', '다음 할 일'],
  ['X', '고르기'],
  ['?', '모든 단축키'],
] as const

/** Those at the foot of the menu, and those that only some screens or some moments have. */
const ALL_KEYS = [
  ['J K', '아래, 위 주문 열기'],
  ['G', '다음 할 일 열기'],
  ['E', '연 주문을 내가 맡기'],
  ['X', '연 주문 고르기'],
  ['N', '고른 주문을 다음 공정으로'],
  ['A', '고른 주문을 내가 맡기'],
  ['H', '고른 주문 보류'],
  ['F', '주문 조건'],
  ['/', '주문 찾기'],
  ['Esc', '닫기, 고른 것 풀기'],
  ['?', '이 목록'],
] as const

/** At the foot of the menu. */
export function Keys({ underMany }: { readonly underMany: boolean }) {
  const [open, setOpen] = useState(false)
  useKey('?', () => setOpen(true))
  return (
    <>
      <KeyList keys={KEYS} label="단축키" className={cx(styles.foot, underMany && styles.crowded)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="단축키">
        <KeyList keys={ALL_KEYS} label="모든 단축키" />
      </Dialog>
    </>
  )
}

interface KeyListProps {
  readonly keys: readonly (readonly [string, string])[]
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
